// extensions.page.tsx
export const onlyOwners = 'Only owners can manage extensions.'
export const failedToLoad = 'The extensions couldn’t be loaded. Try again.'
export const extensions = 'Extensions'
export const extensionsKeywords = 'plugins modules apps add-ons integrations carrier'
export const extensionsText =
  'Extensions add functions to the shop, for example a carrier. Stripe is part of the shop. A developer lists others in the file extensions.ts. They run inside the shop and can read everything: only add extensions that you trust.'
export const saved = (name: string) => `Settings of ${name} saved`
export const extensionsHint = 'How to write and add an extension is described in docs/develop/extensions.md.'

// extension-row.tsx
export const versionOf = (version: string) => `Version ${version}`
export const states = {
  enabled: 'Enabled',
  disabled: 'Disabled',
  failed: 'Disabled after errors',
  unmigrated: 'Update failed',
  unsupported: 'Not supported',
  removed: 'Removed',
}
export const failedText = 'Three errors within a minute disabled this extension. The shop works without it.'
export const unmigratedText =
  'A change of its tables failed, so the shop works without this extension. Ask its developer, then restart the shop.'
export const unsupportedText = (range: string, version: string) =>
  `This extension is for version ${range} of Comptoir. This shop has version ${version}.`
export const removedText = 'This extension was removed from extensions.ts. Its data is still stored.'
export const enable = 'Enable'
export const disable = 'Disable'
export const enableOf = (name: string) => `Enable ${name}`
export const disableOf = (name: string) => `Disable ${name}`
export const enabled = (name: string) => `${name} enabled`
export const disabled = (name: string) => `${name} disabled`
export const settingsOf = (name: string) => `Settings of ${name}`
export const unreadable =
  'The secrets can’t be read, because they were stored with another data folder. Enter them again.'
export const endpoints = 'Endpoints'
export const latestErrors = (count: number) => `Latest errors (${count})`
export const errorIn = (place: string, message: string) => `${place}: ${message}`

export const paymentMethods = 'Payment methods'
export const methodIs = (name: string, isConnected: boolean) =>
  `${name} · ${isConnected ? 'Connected' : 'Not connected'}`
export const webhookAddress = 'Address of the webhook endpoint:'

// delete-data.tsx
export const deleteData = 'Delete data'
export const deleteDataOf = (name: string) => `Delete the data of ${name}`
export const deleteDataTitle = (name: string) => `Delete the data of ${name}?`
export const deleteDataText =
  'This deletes its tables, settings, additional fields, waiting events and errors. You can’t undo this. Backups made before still contain the data.'
export const keepData = 'Keep data'
export const dataDeleted = (name: string) => `Data of ${name} deleted`

// settings-form.tsx
export const save = 'Save'
export const saveOf = (name: string) => `Save the settings of ${name}`
export const secretIsSet = 'A secret is stored. Leave the field empty to keep it.'
export const hidden = '••••••••'

// remove-secrets.tsx
export const removeSecrets = 'Remove secrets'
export const removeSecretsOf = (name: string) => `Remove the secrets of ${name}`
export const sureToRemove = (name: string) => `Remove the secrets of ${name}?`
export const afterRemoval = 'The extension can no longer log in to its provider.'
export const afterRemovalOfProvider =
  'Customers can no longer pay with it. Open payments and refunds are not followed until you enter secrets of this account again.'
export const cancel = 'Cancel'
