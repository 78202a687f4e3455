import type { Extension } from 'comptoir/extension'

/** The extensions of this shop (docs/develop/extensions.md). No release of Comptoir changes this file. */
export default [] satisfies Extension[]
