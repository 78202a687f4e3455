import semver from 'semver'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { StartupError } from '../../../server/start/startup-error.ts'
import type { EventData } from '../../extension/events.ts'
import type { Extension } from '../../extension/extension.ts'
import type { SlotInputs } from '../../extension/slots.ts'
import { checkAdminParts, checkConditions } from './check-admin-parts.server.ts'
import { checkTexts } from './check-texts.server.ts'
import { misplacedField, misplacedMigration } from './database/check-data.server.ts'
import { eventsProblem } from './own-events.server.ts'
import { paymentsProblem, variablesProblem } from './payments/check-payments.server.ts'
import { STAFF_SLOTS } from './slots/staff-slots.contract.ts'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const ENDPOINT = /^(?:GET|POST|PUT|PATCH|DELETE) \/[a-z0-9:_/-]{0,100}$/
const SLOTS: readonly string[] = [
  ...(['product.price', 'product.description', 'cart.totals', 'order', 'account', 'footer'] as const),
  ...STAFF_SLOTS,
] satisfies (keyof SlotInputs)[]
const EVENTS: Record<keyof EventData, true> = {
  ...{ 'order.placed': true, 'order.paid': true, 'order.shipped': true, 'order.delivered': true },
  ...{ 'order.cancelled': true, 'order.refunded': true, 'withdrawal.received': true, 'invoice.issued': true },
  ...{ 'product.changed': true, 'product.published': true, 'product.deleted': true, 'stock.changed': true },
  ...{ 'customer.created': true, 'customer.erased': true, 'review.posted': true, 'message.received': true },
}
/** The excluded names are fields of the form. */
const SETTING = /^(?!(?:version|intent|extension|own_password|is_removed)$)[a-z][a-zA-Z0-9_]{0,39}$/
/** The parts of an extension. Others are misspelled or belong to another version. */
const PARTS = [
  'name',
  'version',
  'for',
  'description',
  'endpoints',
  'settings',
  'resources',
  'screens',
  'texts',
  'check',
  'payments',
  'slots',
  'on',
  'every',
  'shipping',
  'migrations',
  'fields',
  'imports',
  'prices',
  'events',
  'conditions',
  'invoicePlatform',
] satisfies (keyof Extension)[]

/**
 * Checks the list of extensions at the start.
 * @throws StartupError with one sentence for the developer
 */
export function checkExtensions(listed: readonly Extension[]): void {
  const names = new Set<string>()
  const paymentIds = new Set<string>()
  for (const extension of listed) {
    const {
      name,
      version,
      for: range,
      endpoints = {},
      settings = {},
      slots = {},
      on = {},
      every = {},
      shipping,
      imports = [],
      invoicePlatform,
    } = extension
    const wrong = (sentence: string) => new StartupError(`extensions.ts: the extension ${name} ${sentence}`)
    if (!NAME.test(name)) throw wrong('has an invalid name. Use at most 40 lower-case letters, digits and hyphens.')
    if (names.has(name)) throw wrong('is listed twice.')
    names.add(name)
    if (!semver.valid(version)) throw wrong(`has the version ${version}. Use a version such as 1.0.0.`)
    if (!semver.validRange(range)) throw wrong(`is for ${range}. Use a range of versions such as ^0.1.`)
    for (const part of Object.keys(extension))
      if (!PARTS.includes(part as never)) throw wrong(`has an unknown part, ${part}.`)
    for (const key of Object.keys(settings))
      if (!SETTING.test(key)) throw wrong(`has the setting ${key}. Use letters and digits, but not a reserved name.`)
    const problem = variablesProblem(settings) ?? paymentsProblem(extension, paymentIds) ?? eventsProblem(extension)
    if (problem) throw wrong(problem)
    for (const slot of Object.keys(slots)) if (!SLOTS.includes(slot)) throw wrong(`fills an unknown slot, ${slot}.`)
    for (const type of Object.keys(on))
      if (!Object.hasOwn(EVENTS, type)) throw wrong(`handles an unknown event, ${type}.`)
    for (const period of Object.keys(every))
      if (period !== 'hour' && period !== 'day') throw wrong(`has a task every ${period}. Use hour or day.`)
    const unknown = shipping?.countries.find((country) => !(COUNTRY_CODES as readonly string[]).includes(country))
    if (unknown !== undefined) throw wrong(`ships to ${unknown}, which is no country that the shop delivers to.`)
    const migration = misplacedMigration(extension)
    if (migration) throw wrong(`has the migration ${migration}. Use ascending numbers and names, such as 1-points.`)
    const invalidField = misplacedField(extension)
    if (invalidField) throw wrong(`has the field ${invalidField}. Use letters and digits, a label and a known kind.`)
    if (invoicePlatform && !invoicePlatform.label?.trim()) throw wrong('has an e-invoicing platform without a label.')
    const formats = new Set<string>()
    for (const { name: format } of imports) {
      if (!NAME.test(format))
        throw wrong(`has the import format ${format}. Use lower-case letters, digits and hyphens.`)
      if (formats.has(format)) throw wrong(`has the import format ${format} twice.`)
      formats.add(format)
    }
    checkTexts(extension, wrong)
    checkConditions(extension, wrong)
    const addresses = new Set(checkAdminParts(extension, wrong).map(addressOf))
    for (const key of Object.keys(endpoints)) {
      if (!ENDPOINT.test(key)) throw wrong(`has the endpoint ${key}. Use a method and a path, such as GET /points.`)
      const address = addressOf(key)
      if (addresses.has(address)) throw wrong(`has the endpoint ${key} twice.`)
      addresses.add(address)
    }
  }
}

/** Returns the endpoint without the names of its parameters. */
const addressOf = (key: string) => key.replace(/\/$/, '').replace(/:\w+/g, ':')

/** Returns whether the extension supports a version of the shop. */
export const supports = ({ for: range }: Extension, shopVersion: string): boolean =>
  semver.satisfies(shopVersion, range)
