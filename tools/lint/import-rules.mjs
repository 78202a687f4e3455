/** Import rules of the project (docs/develop/architecture.md). No rule names a feature. */
const inBrowser = '^shop/(?!.*\\.server\\.tsx?$|storefront\\.ts$|routes\\.ts$).*\\.tsx?$'

/** The modules of `shop/`: each imports only from itself and from the modules before it. */
const MODULES = ['ui', 'core', 'catalog', 'sales', 'content', 'storefront', 'admin']
const moduleOrder = MODULES.slice(0, -1).map((module, index) => ({
  name: `${module}-imports-no-later-module`,
  severity: 'error',
  from: { path: `^shop/${module}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^shop/(${MODULES.slice(index + 1).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-import-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-imports-only-lib',
      comment: 'lib/ is shared by browser and server and imports neither.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(server|shop|demo|tests|tools|app\\.ts|main\\.ts)' },
    },
    {
      name: 'server-imports-nothing-of-the-shop',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shop|demo|tests|tools|app\\.ts|main\\.ts)', pathNot: '^shop/extension/' },
    },
    {
      name: 'server-imports-only-types-of-extensions',
      comment: 'The public extension type defines payment methods and providers once; it imports nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shop/extension/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shop-imports-no-entry-point',
      severity: 'error',
      from: { path: '^shop/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(demo|tests|tools|app\\.ts|main\\.ts)' },
    },
    {
      name: 'browser-imports-no-server-code',
      comment: 'Pages and components call the API. Types of server code may be imported. Migrations run on the server.',
      severity: 'error',
      from: { path: inBrowser, pathNot: '\\.test\\.tsx?$|/migrations/' },
      to: { path: '\\.server\\.tsx?$|^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-routes-import-pages',
      severity: 'error',
      from: { pathNot: '^shop/routes\\.ts$' },
      to: { path: '\\.(page|route)\\.tsx?$' },
    },
    {
      name: 'contracts-import-contracts-only',
      comment: 'A contract is used by browser and server: zod, lib, texts and other contracts only.',
      severity: 'error',
      from: { path: '\\.contract\\.ts$' },
      to: { pathNot: '\\.contract\\.ts$|/texts\\.ts$|^lib/|node_modules/zod/' },
    },
    ...moduleOrder,
    {
      name: 'extensions-import-only-the-public-type',
      comment: 'An extension imports comptoir/extension, its own files and packages.',
      severity: 'error',
      from: { path: '^extensions(/|\\.ts$)' },
      to: { path: '^(shop|server|lib|demo|tests|tools|[a-z]+\\.ts$)', pathNot: '^shop/extension/extension\\.ts$' },
    },
    {
      name: 'public-type-imports-no-shop-code',
      severity: 'error',
      from: { path: '^shop/extension/' },
      to: { pathNot: '^shop/extension/|node_modules/zod/' },
    },
    {
      name: 'only-the-program-imports-extensions',
      severity: 'error',
      from: { pathNot: '^(extensions/|extensions\\.ts$|open\\.ts$|tests/|tools/check-payments\\.ts$)' },
      to: { path: '^extensions(/|\\.ts$)' },
    },
    {
      name: 'only-its-extension-imports-stripe',
      severity: 'error',
      from: { pathNot: '^(extensions/stripe|tests)/' },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'picture-store-behind-its-interface',
      comment:
        'The picture store is opened in open.ts and by the command that copies it. All other code uses the interface.',
      severity: 'error',
      from: { pathNot: '^(server/media|tools/bench|tests)/|^(open|tools/copy-pictures)\\.ts$' },
      to: { path: '^server/media/(?!(media|bucket-settings)\\.ts$)' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^(tests|tools/(bench|cluster))/' },
      to: { path: '\\.test\\.tsx?$|^tests/' },
    },
    {
      name: 'not-in-package-json',
      severity: 'error',
      from: {},
      comment:
        'React Router generates the types of a page and the server build under virtual names. Extensions import the ' +
        'shop by its own name.',
      to: {
        pathNot: '^virtual:|/\\+types/|^shop/extension/extension\\.ts$',
        dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'],
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Tests may import anything, and the parser does not know `await using` yet.
    exclude: { path: '\\.test\\.tsx?$|^(build|\\.react-router|node_modules/\\.cache)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
}
