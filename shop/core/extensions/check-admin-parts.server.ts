import type { StartupError } from '../../../server/start/startup-error.ts'
import type { Extension } from '../../extension/extension.ts'
import type { FormFields } from '../../extension/form-fields.ts'
import type { ExtensionResource } from '../../extension/resources.ts'

/** `screens` is the address of screens. */
const PAGE = /^(?!screens$)[a-z][a-z0-9-]{0,39}$/
/** The excluded names are fields of records and forms. */
const FIELD = /^(?!(?:id|version|intent|of|action)$)[a-z][a-zA-Z0-9]{0,39}$/
const ROLES: readonly string[] = ['catalogue', 'orders', 'owner']
const MAX_FIELDS = 30
const MOST_RECORDS = 1_000
const LONGEST_UNIQUE = 200

/** Creates the error of an invalid part. */
type Wrong = (sentence: string) => StartupError

/**
 * Checks the resources and screens of an extension.
 * @returns the endpoints that the shop adds for them
 * @throws StartupError with one sentence for the developer
 */
export function checkAdminParts({ resources = {}, screens = {} }: Extension, wrong: Wrong): string[] {
  for (const [name, screen] of Object.entries(screens)) {
    checkPage(name, screen, wrong)
    if (Object.hasOwn(resources, name)) throw wrong(`has a resource and a screen ${name}. Use two names.`)
    for (const [action, { label, fields = {} }] of Object.entries(screen.actions ?? {})) {
      if (!FIELD.test(action)) throw wrong(`has the action ${action} in ${name}. Use letters and digits.`)
      if (typeof label !== 'string' || label.length < 1 || label.length > 60)
        throw wrong(`has the action ${action} in ${name} without a label of at most 60 characters.`)
      checkFields(`${name}/${action}`, fields, wrong)
    }
  }
  const ofScreens = Object.entries(screens).flatMap(([name, { actions = {} }]) => [
    `GET /screens/${name}/`,
    ...Object.keys(actions).map((action) => `POST /screens/${name}/${action}/`),
  ])
  const ofResources = Object.entries(resources).flatMap(([name, resource]) => {
    checkPage(name, resource, wrong)
    checkResource(name, resource, wrong)
    const path = `/${name}/`
    return [`GET ${path}`, `POST ${path}`, `PUT ${path}:id/`, `DELETE ${path}:id/`].concat(
      `POST ${path}bulk/`,
      `POST ${path}bulk/undo/`,
    )
  })
  return [...ofResources, ...ofScreens]
}

/** Checks the conditions for discounts. @throws StartupError with one sentence for the developer */
export function checkConditions({ conditions = {} }: Extension, wrong: Wrong): void {
  for (const [name, { label, fields = {} }] of Object.entries(conditions)) {
    if (!FIELD.test(name)) throw wrong(`has the condition ${name}. Use letters and digits, but no reserved name.`)
    if (typeof label !== 'string' || label.length < 1 || label.length > 60)
      throw wrong(`has the condition ${name} without a label of at most 60 characters.`)
    checkFields(name, fields, wrong)
  }
}

function checkPage(name: string, { title, role }: Pick<ExtensionResource, 'title' | 'role'>, wrong: Wrong): void {
  if (!PAGE.test(name))
    throw wrong(`has the admin page ${name}. Use at most 40 lower-case letters, digits and hyphens, but not screens.`)
  if (typeof title !== 'string' || title.length < 1 || title.length > 60)
    throw wrong(`has the admin page ${name} without a title of at most 60 characters.`)
  if (!ROLES.includes(role)) throw wrong(`has the admin page ${name} for ${role}. Use catalogue, orders or owner.`)
}

function checkResource(name: string, { fields, unique, max = 1 }: ExtensionResource, wrong: Wrong): void {
  if (Object.keys(fields).length === 0) throw wrong(`has the resource ${name} without fields.`)
  checkFields(name, fields, wrong)
  if (!(max >= 1 && max <= MOST_RECORDS)) throw wrong(`has the resource ${name} for ${max} records. Use 1 to 1000.`)
  if (unique === undefined) return
  const field = Object.hasOwn(fields, unique) ? fields[unique] : undefined
  if (!field || field.kind === 'long-text' || field.kind === 'boolean')
    throw wrong(`has the resource ${name} with the unique field ${unique}. Use a field of another kind.`)
  if (field.kind === 'text' && (field.max ?? LONGEST_UNIQUE) > LONGEST_UNIQUE)
    throw wrong(`has the resource ${name} with the unique field ${unique}, which may have at most 200 characters.`)
}

/** Checks the fields of a resource or action. */
function checkFields(of: string, fields: FormFields, wrong: Wrong): void {
  if (Object.keys(fields).length > MAX_FIELDS) throw wrong(`has more than ${MAX_FIELDS} fields in ${of}.`)
  for (const [name, field] of Object.entries(fields)) {
    if (!FIELD.test(name)) throw wrong(`has the field ${name} in ${of}. Use letters and digits, but no reserved name.`)
    if ((field.kind as string) === 'secret') throw wrong(`has the secret ${name} in ${of}. Only settings have secrets.`)
    if (field.kind === 'choice' && Object.keys(field.options).length === 0)
      throw wrong(`has the choice ${name} in ${of} without options.`)
  }
}
