import { href } from 'react-router'
import type { ReadinessKey } from '../selling.contract.ts'

const settings = (group: string) => href('/admin/settings/:group?', { group })

/** The screens where the items of the launch checklist are completed. Items without one have no screen. */
export const READINESS_LINKS: Partial<Record<ReadinessKey, string>> = {
  seller: settings('legal'),
  contact: settings('contact'),
  mediator: settings('legal'),
  vat: settings('vat'),
  product: href('/admin/products/create'),
  delivery: href('/admin/delivery'),
  payment: settings('payments'),
  provider: href('/admin/settings/stripe'),
  notice: `${href('/admin/selling')}#notice`,
  https: href('/admin/settings/public-address'),
  email: href('/admin/settings/mail-server'),
  name: settings('identity'),
  logo: settings('look'),
  makers: href('/admin/makers'),
  pages: href('/admin/pages'),
  notifications: settings('notifications'),
  backup: href('/admin/settings/backups'),
  guarantees: settings('legal'),
  french: settings('identity'),
}
