import manifest from '../../package.json' with { type: 'json' }

/** The version of the shop, such as `0.1.0`. */
export const SHOP_VERSION: string = manifest.version
