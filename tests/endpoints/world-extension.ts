import { defineExtension } from 'comptoir/extension'

export const WORLD_EXTENSION = 'world'

/** An extension for requests to the endpoints of the settings. */
export const worldExtension = defineExtension({ name: WORLD_EXTENSION, version: '1.0.0', for: '*' })
