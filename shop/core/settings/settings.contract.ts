import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../lib/fields.contract.ts'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import { SETTINGS_GROUPS as groups, type SettingsGroup } from './settings-groups.contract.ts'
import { textsOf } from './texts-of.contract.ts'

const tags = ['Settings']
const settingsOf = <Shape extends z.core.$ZodLooseShape>(group: z.ZodObject<Shape>) =>
  z.object({ version: z.int().describe('0 while nobody has set anything'), values: textsOf(group) })

export const AllSettingsOnWire = z.object({
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
  delivery: settingsOf(groups.delivery),
  unpaid: settingsOf(groups.unpaid),
  stock: settingsOf(groups.stock),
})
export type AllSettingsOnWire = z.infer<typeof AllSettingsOnWire>

export const getSettings = endpoint({
  method: 'GET',
  url: '/api/settings/',
  schema: { summary: 'Get all settings', tags, response: { 200: AllSettingsOnWire } },
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
    response: { 200: z.object({ mark: z.string().describe('an outline to fill, in a square of 32') }) },
  },
  config: { allow: 'owner' },
})

const Version = { version: Integer.describe('the one last read: what somebody else set since then is refused (409)') }

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
    groups.identity.partial({ language: true }).safeExtend(Version),
    'Set what the shop is called, and in which language its owner writes; one that is not named stays',
  ),
  look: save(
    'look',
    groups.look,
    groups.look.partial({ logo: true, logo_dark: true, icon: true }).safeExtend(Version),
    'Set the colour of the shop, its logo and its icon; a picture that is not named stays',
  ),
  announcement: save(
    'announcement',
    groups.announcement,
    groups.announcement.safeExtend(Version),
    'Set the line above every page',
  ),
  opening: save(
    'opening',
    groups.opening,
    groups.opening.safeExtend(Version),
    'Open the shop, or say that it is not open yet',
  ),
  sections: save(
    'sections',
    groups.sections,
    groups.sections.safeExtend(Version),
    'Set what the home page is made of',
    'catalogue',
  ),
  home: save('home', groups.home, groups.home.safeExtend(Version), 'Set what the home page says'),
  contact: save('contact', groups.contact, groups.contact.safeExtend(Version), 'Set how people reach the shop'),
  footer: save('footer', groups.footer, groups.footer.safeExtend(Version), 'Set columns of links at the end of pages'),
  legal: save(
    'legal',
    groups.legal,
    groups.legal
      .partial({ return_address: true, guarantees_checked_by: true, guarantees_checked_on: true })
      .safeExtend(Version),
    'Set what the law asks for of who sells',
  ),
  emails: save('emails', groups.emails, groups.emails.safeExtend(Version), 'Set who e-mails come from'),
  notifications: save(
    'notifications',
    groups.notifications,
    groups.notifications.safeExtend(Version),
    'Set who receives the e-mails to staff, and for which events',
  ),
  vat: save('vat', groups.vat, groups.vat.safeExtend(Version), 'Set how VAT is counted'),
  payments: save(
    'payments',
    groups.payments,
    groups.payments.safeExtend({
      ...Version,
      password: z.string().max(1000).default('').describe('one’s own, when the IBAN changes'),
    }),
    'Set how orders are paid',
  ),
  online: save('online', groups.online, groups.online.safeExtend(Version), 'Set how orders are paid online'),
  delivery: save(
    'delivery',
    groups.delivery,
    groups.delivery.safeExtend(Version),
    'Set when orders leave, and what a piece weighs',
  ),
  unpaid: save('unpaid', groups.unpaid, groups.unpaid.safeExtend(Version), 'Set how much can be unpaid per customer'),
  stock: save('stock', groups.stock, groups.stock.safeExtend(Version), 'Set when stock is low'),
}
