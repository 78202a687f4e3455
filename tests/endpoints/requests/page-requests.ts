import { randomBytes } from 'node:crypto'
import { getEditedMenus, saveMenus } from '../../../shop/content/menus/edit-menus.contract.ts'
import { getMenus } from '../../../shop/content/menus/menus.contract.ts'
import { getContentPage, listContentPages } from '../../../shop/content/pages/content-pages.contract.ts'
import { editedPages, getEditedPage, movePage } from '../../../shop/content/pages/edit-pages.contract.ts'
import { uploadPagePicture } from '../../../shop/content/pages/pictures/page-pictures.contract.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'
import { resourceRequests } from './resource-requests.ts'

const form = () => ({
  title: 'Repairs',
  slug: `repairs-${randomBytes(6).toString('hex')}`,
  text: 'We mend what we sold.',
  menu: 'footer' as const,
  state: 'published' as const,
  meta_title: '',
  meta_description: '',
})

/** Inserts a published page. */
async function aPage({ shop }: World): Promise<{ id: string; slug: string }> {
  const { id, slug } = await shop.db
    .insertInto('content_pages')
    .values({ ...form(), position: 9, updated_at: shop.clock.now })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  return { id: String(id), slug }
}

export const pageRequests = [
  valid(uploadPagePicture, async () => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(await aPicture())], 'workshop.jpg', { type: 'image/jpeg' }))
    return { body }
  }),
  valid(getMenus, () => ({})),
  valid(getEditedMenus, () => ({})),
  valid(saveMenus, async ({ shop }) => ({
    body: {
      version: (await shop.db.selectFrom('menus').select('version').executeTakeFirstOrThrow()).version,
      shop: [{ kind: 'screen' as const, target: 'sales' }],
      header: [{ kind: 'shop' as const }],
      footer: [{ kind: 'help' as const }],
    },
  })),
  valid(listContentPages, () => ({})),
  valid(getContentPage, async (world) => ({ params: { slug: (await aPage(world)).slug } })),
  valid(getEditedPage, async (world) => ({ params: { id: (await aPage(world)).id } })),
  valid(movePage, async (world) => ({ params: { id: (await aPage(world)).id }, body: { to: 'up' as const } })),
  ...resourceRequests(editedPages, form, async (world) => (await aPage(world)).id),
]
