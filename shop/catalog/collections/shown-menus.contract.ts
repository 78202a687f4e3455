import { z } from 'zod'
import { OWN_SLOTS } from '../../core/extensions/slots/own-slots.contract.ts'

/** A link of a menu. */
export const MenuLink = z.object({
  title: z.string(),
  to: z.string().describe('path of the shop, or an https:// address'),
  own: z.literal(true).optional().describe('the title is a text of the owner, in their language'),
})
export type MenuLink = z.infer<typeof MenuLink>

/** An entry of the shop menu with its nested links. */
const ShopMenuEntry = MenuLink.extend({
  to: z.string().nullable().describe('null for a heading'),
  links: z.array(MenuLink),
})

const FooterColumn = z.object({
  kind: z
    .enum(['heading', 'collections', 'help'])
    .describe('`collections`: the first collections of the shop menu; `help`: also has the fixed links'),
  title: z.string(),
  own: z.literal(true).optional(),
  links: z.array(
    MenuLink.extend({
      in_header: z
        .enum(['always', 'wide'])
        .optional()
        .describe('the link repeats one of the header, which all wide screens or only very wide ones show'),
    }),
  ),
})

/** The menus of the storefront, without hidden and deleted targets. */
export const ShownMenus = z.object({
  shop: z.object({ title: z.string(), own: z.literal(true).optional(), entries: z.array(ShopMenuEntry) }),
  header: z
    .array(
      MenuLink.extend({
        to: z.string().nullable().describe('null for the place of the shop menu'),
        only_wide: z.literal(true).optional().describe('only very wide screens have room for it'),
      }),
    )
    .describe('the links for which the header has room'),
  collections: z.array(z.object({ slug: z.string(), title: z.string() })).describe('collections of the shop menu'),
  footer: z.array(FooterColumn),
  slots: z
    .array(z.enum(OWN_SLOTS))
    .optional()
    .describe('slots of private pages that extensions fill; absent without any'),
})
export type ShownMenus = z.infer<typeof ShownMenus>
