import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../lib/fields.contract.ts'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { SETTINGS_GROUPS as groups, type SettingsGroup } from './settings-groups.contract.ts'
import { textsOf } from './texts-of.contract.ts'

const tags = ['Settings']
const settingsOf = <Shape extends z.core.$ZodLooseShape>(group: z.ZodObject<Shape>) =>
  z.object({ version: z.int().describe('0 if it has never been saved'), values: textsOf(group) })

export const AllSettingsResponse = z.object({
  identity: settingsOf(groups.identity),
  look: settingsOf(groups.look),
  announcement: settingsOf(groups.announcement),
  opening: settingsOf(groups.opening),
  sections: settingsOf(groups.sections),
  home: settingsOf(groups.home),
  contact: settingsOf(groups.contact),
  footer: settingsOf(groups.footer),
  legal: settingsOf(groups.legal),
  emails: settingsOf(groups.emails),
  notifications: settingsOf(groups.notifications),
  vat: settingsOf(groups.vat),
  payments: settingsOf(groups.payments),
  online: settingsOf(groups.online),
  methods: settingsOf(groups.methods),
  delivery: settingsOf(groups.delivery),
  unpaid: settingsOf(groups.unpaid),
  invoices: settingsOf(groups.invoices),
  gift_cards: settingsOf(groups.gift_cards),
  stock: settingsOf(groups.stock),
  accounts: settingsOf(groups.accounts),
})
export type AllSettingsResponse = z.infer<typeof AllSettingsResponse>

export const getSettings = endpoint({
  method: 'GET',
  url: '/api/settings/',
  schema: { summary: 'Get all settings', tags, response: { 200: AllSettingsResponse } },
  config: { allow: 'owner' },
})

export const getSections = endpoint({
  method: 'GET',
  url: '/api/settings/sections/',
  schema: {
    summary: 'Get the home page settings',
    tags,
    response: { 200: settingsOf(groups.sections) },
  },
  config: { allow: 'catalogue' },
})

export const getMark = endpoint({
  method: 'GET',
  url: '/api/settings/mark/',
  schema: {
    summary: 'Get the generated logo for a name',
    tags,
    querystring: z.object({ name: textLine(60) }),
    response: { 200: z.object({ mark: z.string().describe('SVG path data in a 32 × 32 view box') }) },
  },
  config: { allow: 'owner' },
})

const Version = { version: Integer.describe('version last read; refused (409) if it has changed since') }

const save = <
  const Group extends SettingsGroup,
  Shape extends z.core.$ZodLooseShape,
  Body extends z.ZodType,
  const Role extends StaffRole = 'owner',
>(
  group: Group,
  values: z.ZodObject<Shape>,
  body: Body,
  summary: string,
  role: Role = 'owner' as Role,
) =>
  endpoint({
    method: 'PUT',
    url: `/api/settings/${group}/`,
    schema: {
      summary,
      tags,
      body,
      response: { 200: settingsOf(values) },
    },
    config: { allow: role },
  })

/** One endpoint per group. The response contains the saved values with their next version. */
export const saveSettings = {
  identity: save(
    'identity',
    groups.identity,
    groups.identity.partial({ first_language: true, other_languages: true, language: true }).safeExtend(Version),
    'Set the shop name, the languages of the pages and the language of the owner’s texts; missing languages stay unchanged',
  ),
  look: save(
    'look',
    groups.look,
    groups.look.partial({ logo: true, logo_dark: true, icon: true }).safeExtend(Version),
    'Set the accent colour, logo and icon; missing pictures stay unchanged',
  ),
  announcement: save(
    'announcement',
    groups.announcement,
    groups.announcement.safeExtend(Version),
    'Set the announcement at the top of every page',
  ),
  opening: save(
    'opening',
    groups.opening,
    groups.opening.partial({ state: true }).safeExtend(Version),
    'Open the shop, or close it before its opening',
  ),
  sections: save(
    'sections',
    groups.sections,
    groups.sections.safeExtend(Version),
    'Set the sections of the home page',
    'catalogue',
  ),
  home: save('home', groups.home, groups.home.safeExtend(Version), 'Set the headline and text of the home page'),
  contact: save('contact', groups.contact, groups.contact.safeExtend(Version), 'Set the contact details of the shop'),
  footer: save('footer', groups.footer, groups.footer.safeExtend(Version), 'Set the link columns of the footer'),
  legal: save(
    'legal',
    groups.legal,
    groups.legal
      .partial({ return_address: true, guarantees_checked_by: true, guarantees_checked_on: true })
      .safeExtend(Version),
    'Set the legal information of the operator',
  ),
  emails: save(
    'emails',
    groups.emails,
    groups.emails.safeExtend(Version),
    'Set the sender and closing text of e-mails',
  ),
  notifications: save(
    'notifications',
    groups.notifications,
    groups.notifications.safeExtend(Version),
    'Set the recipients and events of e-mails to staff',
  ),
  vat: save('vat', groups.vat, groups.vat.safeExtend(Version), 'Set the VAT mode'),
  payments: save(
    'payments',
    groups.payments,
    groups.payments.safeExtend({
      ...Version,
      password: z.string().max(1000).default('').describe('password of the user; required if the IBAN changes'),
    }),
    'Set bank transfer and payment on collection',
  ),
  online: save('online', groups.online, groups.online.safeExtend(Version), 'Set online payment'),
  methods: save(
    'methods',
    groups.methods,
    groups.methods.safeExtend(Version),
    'Set the order of the payment methods, and which online methods are offered',
  ),
  delivery: save(
    'delivery',
    groups.delivery,
    groups.delivery.safeExtend(Version),
    'Set the order cut-off time, closed days, default weight and return postage',
  ),
  unpaid: save(
    'unpaid',
    groups.unpaid,
    groups.unpaid.safeExtend(Version),
    'Set the limits for unpaid orders per customer',
  ),
  invoices: save(
    'invoices',
    groups.invoices,
    groups.invoices.safeExtend(Version),
    'Set the prefix of invoice numbers and the VAT option',
  ),
  gift_cards: save(
    'gift_cards',
    groups.gift_cards,
    groups.gift_cards.safeExtend(Version),
    'Set how long new gift cards are valid',
  ),
  stock: save('stock', groups.stock, groups.stock.safeExtend(Version), 'Set the low-stock threshold'),
  accounts: save(
    'accounts',
    groups.accounts,
    groups.accounts.safeExtend(Version),
    'Set the accounts of the sales journal',
  ),
}
