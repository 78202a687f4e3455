import { defineExtension, field } from 'comptoir/extension'

export const WORLD_EXTENSION = 'world'

/** An extension for requests to the endpoints of the settings. */
export const worldExtension = defineExtension({
  ...{ name: WORLD_EXTENSION, version: '1.0.0', for: '*' },
  fields: {
    shelf: field({ of: 'product', kind: 'text', label: 'Shelf', isEditable: true }),
    box: field({ of: 'variant', kind: 'text', label: 'Box', isEditable: true }),
    giftNote: field({ of: 'order', kind: 'text', label: 'Gift note', isEditable: true }),
    points: field({ of: 'customer', kind: 'number', label: 'Points', isEditable: true }),
  },
})
