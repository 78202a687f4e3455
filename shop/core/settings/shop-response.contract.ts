import { z } from 'zod'
import { SETTINGS_GROUPS } from './settings-groups.contract.ts'
import { textsOf } from './texts-of.contract.ts'

const Tones = z.object({ base: z.string(), strong: z.string(), on: z.string(), soft: z.string() })

/** The accent colour in both themes. */
export const AccentResponse = z.object({ light: Tones, dark: Tones })

/** A logo or icon. */
export const ShopPictureResponse = z.object({
  url: z.string(),
  width: z.int().describe('display width in pixels'),
  height: z.int().describe('display height in pixels'),
})

/** Contact details. Empty ones are not shown. */
export const ContactResponse = z.object({
  email: z.string(),
  telephone: z.string(),
  address: z.string(),
  hours: z.string(),
  social: z.array(z.string()).readonly(),
})

/** A titled column of links in the footer. */
export const FooterColumnResponse = z.object({
  title: z.string(),
  links: z.array(z.object({ words: z.string(), to: z.string() })).readonly(),
})

/** Legal information of the operator. */
export const LegalResponse = textsOf(SETTINGS_GROUPS.legal)
