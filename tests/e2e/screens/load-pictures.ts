import type { Page } from 'playwright-core'

/** Loads the pictures of a page. Those far down the page are loaded only when somebody scrolls there, and fonts may come last. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
