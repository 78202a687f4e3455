import type { Page } from 'playwright-core'

/** Loads all pictures of a page: lazy ones load on scrolling only. Also waits for fonts. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
