import { z } from 'zod'
import { SETTINGS_GROUPS } from './settings-groups.contract.ts'
import { textsOf } from './texts-of.contract.ts'

const Tones = z.object({ base: z.string(), strong: z.string(), on: z.string(), soft: z.string() })

/** The accent colour of the shop in both themes. */
export const AccentOnWire = z.object({ light: Tones, dark: Tones })

/** A picture by which the shop is known. */
export const ShopPictureOnWire = z.object({
  url: z.string(),
  width: z.int().describe('in pixels, as large as it is shown'),
  height: z.int(),
})

/** How people reach the shop; what is empty is not told. */
export const ContactOnWire = z.object({
  email: z.string(),
  telephone: z.string(),
  address: z.string(),
  hours: z.string(),
  social: z.array(z.string()).readonly(),
})

/** Links under a title at the end of every page. */
export const FooterColumnOnWire = z.object({
  title: z.string(),
  links: z.array(z.object({ words: z.string(), to: z.string() })).readonly(),
})

/** What the law asks for of who sells. */
export const LegalOnWire = textsOf(SETTINGS_GROUPS.legal)
