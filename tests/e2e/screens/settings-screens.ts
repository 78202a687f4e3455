import { SETTINGS_GROUPS, type SettingsGroup } from '../../../shop/core/settings/settings-groups.contract.ts'
import type { Screens } from './screen.ts'

/** Groups of settings on other screens. */
const ELSEWHERE: readonly SettingsGroup[] = ['sections', 'footer', 'selling']
const groups = (Object.keys(SETTINGS_GROUPS) as SettingsGroup[]).filter((group) => !ELSEWHERE.includes(group))

/** The settings, and the screens of connections. */
export const SETTINGS_SCREENS: Screens = {
  settings: { path: '/admin/settings', isTold: true },
  ...Object.fromEntries(groups.map((group) => [`settings-${group}`, { path: `/admin/settings/${group}` }])),
  'mail-server': { path: '/admin/settings/mail-server', isTold: true },
  'mail-server-refused': {
    path: '/admin/settings/mail-server',
    async first(page, { text }) {
      await page.getByLabel(text('Sender address')).fill('nobody')
      await page
        .getByRole('main')
        .getByRole('button', { name: text('Save') })
        .click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  stripe: { path: '/admin/settings/stripe', isTold: true },
  'public-address': { path: '/admin/settings/public-address', isTold: true },
  backups: { path: '/admin/settings/backups', isTold: true },
  'api-keys': { path: '/admin/settings/api-keys', isTold: true },
  extensions: { path: '/admin/settings/extensions', isTold: true },
  webhooks: { path: '/admin/settings/webhooks', isTold: true },
}
