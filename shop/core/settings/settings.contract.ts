import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../lib/fields.contract.ts'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { SETTINGS_GROUPS as groups, type SettingsGroup } from './settings-groups.contract.ts'
import { textsOf } from './texts-of.contract.ts'

const tags = ['Settings']
const settingsOf = <Shape extends z.core.$ZodLooseShape>(group: z.ZodObject<Shape>) =>
  z.object({ version: z.int().describe('0 if it has never been saved'), values: textsOf(group) })

/** The groups that are saved with their own endpoint. The launch screen changes `selling`. */
export type SavedGroup = Exclude<SettingsGroup, 'selling'>

export const AllSettingsResponse = z.object(
  Object.fromEntries(
    Object.entries(groups)
      .filter(([name]) => name !== 'selling')
      .map(([name, group]) => [name, settingsOf(group as z.ZodObject)]),
  ) as { [Group in SavedGroup]: ReturnType<typeof settingsOf<(typeof groups)[Group]['shape']>> },
)
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

/** @param form the fields of the body, if they differ from those of the group */
const save = <
  const Group extends SavedGroup,
  Shape extends z.core.$ZodLooseShape,
  Form extends z.core.$ZodLooseShape = Shape,
  const Role extends StaffRole = 'owner',
>(
  name: Group,
  group: z.ZodObject<Shape>,
  summary: string,
  { form, role = 'owner' as Role }: { form?: z.ZodObject<Form>; role?: Role } = {},
) =>
  endpoint({
    method: 'PUT',
    url: `/api/settings/${name}/`,
    schema: {
      summary,
      tags,
      body: ((form ?? group) as z.ZodObject).safeExtend(Version) as unknown as z.ZodObject<Form & typeof Version>,
      response: { 200: settingsOf(group) },
    },
    config: { allow: role },
  })

/**
 * One endpoint per group. The response contains the saved values with their next version. Fields that were added after
 * the first release of a group may be missing, and then stay unchanged.
 */
export const saveSettings = {
  identity: save(
    'identity',
    groups.identity,
    'Set the shop name, the languages of the pages and the language of the owner’s texts; missing languages stay unchanged',
    { form: groups.identity.partial({ first_language: true, other_languages: true, language: true }) },
  ),
  look: save('look', groups.look, 'Set the accent colour, logo and icon; missing pictures stay unchanged', {
    form: groups.look.partial({ logo: true, logo_dark: true, icon: true }),
  }),
  announcement: save('announcement', groups.announcement, 'Set the announcement at the top of every page'),
  opening: save('opening', groups.opening, 'Open the shop, or close it before its opening', {
    form: groups.opening.partial({ state: true }),
  }),
  sections: save('sections', groups.sections, 'Set the sections of the home page', { role: 'catalogue' }),
  home: save('home', groups.home, 'Set the headline and text of the home page'),
  contact: save('contact', groups.contact, 'Set the contact details of the shop'),
  footer: save('footer', groups.footer, 'Set the link columns of the footer'),
  legal: save('legal', groups.legal, 'Set the legal information of the operator', {
    form: groups.legal.partial({ return_address: true, guarantees_checked_by: true, guarantees_checked_on: true }),
  }),
  emails: save('emails', groups.emails, 'Set the sender and closing text of e-mails', {
    form: groups.emails.partial({ offers: true }),
  }),
  notifications: save('notifications', groups.notifications, 'Set the recipients and events of e-mails to staff'),
  vat: save('vat', groups.vat, 'Set the VAT mode'),
  payments: save('payments', groups.payments, 'Set bank transfer and payment on collection', {
    form: groups.payments.safeExtend({
      password: z.string().max(1000).default('').describe('password of the user; required if the IBAN changes'),
    }),
  }),
  online: save('online', groups.online, 'Set online payment'),
  methods: save(
    'methods',
    groups.methods,
    'Set the order of the payment methods, and which online methods are offered',
  ),
  delivery: save(
    'delivery',
    groups.delivery,
    'Set the order cut-off time, closed days, default weight and return postage',
    { form: groups.delivery.partial({ returned_offers: true }) },
  ),
  unpaid: save('unpaid', groups.unpaid, 'Set the limits for unpaid orders per customer'),
  invoices: save('invoices', groups.invoices, 'Set the prefix of invoice numbers and the VAT option', {
    form: groups.invoices.partial({ late_rate: true }),
  }),
  gift_cards: save('gift_cards', groups.gift_cards, 'Set how long new gift cards are valid'),
  stock: save('stock', groups.stock, 'Set the low-stock threshold'),
  accounts: save('accounts', groups.accounts, 'Set the accounts of the sales journal', {
    form: groups.accounts.partial({ providers: true, fees: true, losses: true, gift_cards: true }),
  }),
}
