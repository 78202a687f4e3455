import {
  getMailServer,
  saveMailServer,
  testMailServer,
} from '../../../shop/admin/settings/connections/mail-server.contract.ts'
import {
  getPublicAddress,
  savePublicAddress,
} from '../../../shop/admin/settings/connections/public-address.contract.ts'
import { getStripe, saveStripe } from '../../../shop/admin/settings/connections/stripe.contract.ts'
import { uploadShopPicture } from '../../../shop/core/settings/pictures/shop-pictures.contract.ts'
import type { AllSettingsResponse } from '../../../shop/core/settings/settings.contract.ts'
import { getMark, getSections, getSettings, saveSettings } from '../../../shop/core/settings/settings.contract.ts'
import { getShop } from '../../../shop/core/settings/shop.contract.ts'
import { getPaymentMethods } from '../../../shop/sales/payments/methods/payment-methods.contract.ts'
import {
  getHomeSections,
  previewHome,
  saveHomeSections,
  uploadHomePicture,
} from '../../../shop/storefront/home-page/store/edit-home.contract.ts'
import {
  getHeroPicture,
  removePhotograph,
  setPhotograph,
} from '../../../shop/storefront/home-page/store/hero-photograph.contract.ts'
import { getHome } from '../../../shop/storefront/home-page/store/home.contract.ts'
import { HONEST_LOGO, shopPictureForm } from '../../fixtures/pictures/shop-pictures.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

const contact = {
  email: 'anna@example.com',
  telephone: '+33 4 00 00 00 00',
  address: '12 rue des Arts',
  hours: 'Tue to Sat',
  social: 'https://social.example/shop',
}
const legal = {
  operator: 'Söhne SARL',
  legal_form: 'SARL',
  address: '12 rue des Arts',
  telephone: '',
  registration: '',
  vat_number: '',
  publisher: '',
  host: '',
  mediator: '',
  return_address: '',
}

/** Returns the current version of a settings group. */
async function versionOf({ shop }: World, group: keyof AllSettingsResponse): Promise<number> {
  const row = await shop.db.selectFrom('settings').select('version').where('name', '=', group).executeTakeFirst()
  return row?.version ?? 0
}

/** No mail server listens here. */
const mailServer = {
  host: '127.0.0.1',
  port: 9,
  security: 'none',
  user: '',
  password: '',
  from: 'shop@example.com',
} as const

/** Returns the current version of a connection. */
async function settingsVersion({ shop }: World, name: string): Promise<number> {
  const row = await shop.db
    .selectFrom('extensions')
    .select('settings_version')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.settings_version ?? 0
}

async function connectionVersion({ shop }: World, name: string): Promise<number> {
  const row = await shop.db.selectFrom('connections').select('version').where('name', '=', name).executeTakeFirst()
  return row?.version ?? 0
}

export const settingsRequests = [
  valid(getMailServer, () => ({})),
  valid(saveMailServer, async (world) => ({
    body: { version: await connectionVersion(world, 'mail'), ...mailServer },
  })),
  valid(getStripe, () => ({})),
  valid(saveStripe, async (world) => ({
    body: { version: await settingsVersion(world, 'stripe'), is_removed: true },
  })),
  valid(getPublicAddress, () => ({})),
  valid(savePublicAddress, () => ({ body: { version: 0, address: 'https://shop.example' } })),
  valid(testMailServer, () => ({ body: mailServer })),
  valid(getHome, () => ({})),
  valid(getHomeSections, () => ({})),
  valid(saveHomeSections, async (world) => ({
    body: {
      version: await versionOf(world, 'sections'),
      sections: [{ kind: 'text' as const, heading: 'Our story', text: 'We mend things.' }],
    },
  })),
  valid(previewHome, () => ({ body: { sections: [{ kind: 'new' }] } })),
  valid(uploadHomePicture, async () => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(await aPicture())], 'wide.jpg', { type: 'image/jpeg' }))
    return { body }
  }),
  valid(setPhotograph, async () => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(await aPicture())], 'counter.jpg', { type: 'image/jpeg' }))
    return { body }
  }),
  valid(removePhotograph, () => ({})),
  valid(getHeroPicture, () => ({})),
  valid(uploadShopPicture, () => ({ body: shopPictureForm('logo', HONEST_LOGO) })),
  valid(getShop, () => ({})),
  valid(getSettings, () => ({})),
  valid(getSections, () => ({})),
  valid(getMark, () => ({ query: { name: 'Quai' } })),
  valid(saveSettings.identity, async (world) => ({
    body: { version: await versionOf(world, 'identity'), name: 'Comptoir' },
  })),
  valid(saveSettings.look, async (world) => ({ body: { version: await versionOf(world, 'look'), accent: '#1f5c4a' } })),
  valid(saveSettings.announcement, async (world) => ({
    body: {
      version: await versionOf(world, 'announcement'),
      text: 'Closed on Monday',
      link: '/contact',
      starts_at: '',
      ends_at: '2100-01-01T00:00:00Z',
    },
  })),
  valid(saveSettings.opening, async (world) => ({
    body: { version: await versionOf(world, 'opening'), state: '', notice: 'Soon', opens_on: '2100-01-01' },
  })),
  valid(saveSettings.sections, async (world) => ({
    body: { version: await versionOf(world, 'sections'), shown: 'collections new', counter: '', story: '' },
  })),
  valid(saveSettings.home, async (world) => ({
    body: { version: await versionOf(world, 'home'), headline: 'Good things', words: 'For every day' },
  })),
  valid(saveSettings.contact, async (world) => ({ body: { version: await versionOf(world, 'contact'), ...contact } })),
  valid(saveSettings.footer, async (world) => ({
    body: {
      version: await versionOf(world, 'footer'),
      ...{ title_1: 'More', links_1: 'Workshop | /pages/workshop', title_2: '', links_2: '' },
    },
  })),
  valid(saveSettings.legal, async (world) => ({ body: { version: await versionOf(world, 'legal'), ...legal } })),
  valid(saveSettings.vat, async (world) => ({ body: { version: await versionOf(world, 'vat'), mode: 'home' } })),
  valid(saveSettings.payments, async (world) => ({
    body: {
      version: await versionOf(world, 'payments'),
      ...{ transfer: '', holder: 'Söhne SARL', iban: '', bic: 'AGRIFRPP', transfer_days: '7', on_collection: 'on' },
    },
  })),
  valid(saveSettings.online, async (world) => ({
    body: { version: await versionOf(world, 'online'), offered: 'on', minutes: '60', methods: 'card, paypal' },
  })),
  valid(saveSettings.methods, async (world) => ({
    body: { version: await versionOf(world, 'methods'), order: 'transfer online collection', off: '' },
  })),
  valid(getPaymentMethods, () => ({})),
  valid(saveSettings.delivery, async (world) => ({
    body: {
      version: await versionOf(world, 'delivery'),
      ...{
        cut_off: '12:30',
        closed_days: '2026-12-24',
        default_weight: '400',
        return_postage: 'shop',
        returned_offers: '',
      },
    },
  })),
  valid(saveSettings.unpaid, async (world) => ({
    body: {
      version: await versionOf(world, 'unpaid'),
      ...{ max_transfers: '4', max_collections: '3', max_first_total: '400', max_first_online: '4000' },
      ...{ max_pieces: '12', max_stock_percent: '40', collection_days: '5' },
    },
  })),
  valid(saveSettings.accounts, async (world) => ({
    body: {
      version: await versionOf(world, 'accounts'),
      ...{ customer: '411', sales: '707', shipping: '7085', vat: '4457', bank: '512' },
      ...{ providers: '511', fees: '627', losses: '654', gift_cards: '4191' },
    },
  })),
  valid(saveSettings.invoices, async (world) => ({
    body: { version: await versionOf(world, 'invoices'), prefix: 'AB', vat_on_debits: 'on', late_rate: '12,5' },
  })),
  valid(saveSettings.gift_cards, async (world) => ({
    body: { version: await versionOf(world, 'gift_cards'), validity: 'none' },
  })),
  valid(saveSettings.stock, async (world) => ({
    body: { version: await versionOf(world, 'stock'), low_stock: '5' },
  })),
  valid(saveSettings.notifications, async (world) => ({
    body: {
      version: await versionOf(world, 'notifications'),
      ...{ recipients: 'anna@example.com', order_placed: 'on', payment_received: '', customer_message: 'on' },
      ...{ withdrawal_stated: 'on', order_cancelled: '' },
    },
  })),
  valid(saveSettings.emails, async (world) => ({
    body: {
      version: await versionOf(world, 'emails'),
      ...{ sender: 'Anna', reply_to: 'anna@example.com', closing: 'Bye', review_requests: 'on' as const },
    },
  })),
]
