import { expect, test } from 'vitest'
import { enter } from '../../support/browser/visit.ts'

/** Records the names of view transitions. */
function noteTransitions(): void {
  const noted: string[] = []
  Object.assign(window, { noted })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) noted.push(effect.pseudoElement)
    })
    return transition
  }
}

const GROWS = '::view-transition-group(product-picture)'

test('the picture of a card expands into the product page, and its parts are preloaded on hover', async () => {
  await using visit = await enter('/', { first: (page) => page.addInitScript(noteTransitions) })
  const { page } = visit
  const card = page.getByRole('region', { name: 'All products' }).getByRole('article').first()
  const parts = () => page.locator('link[rel=modulepreload], link[rel=prefetch]').count()
  const before = await parts()
  await card.hover()
  await card.getByRole('link').first().hover()
  await expect.poll(parts).toBeGreaterThan(before)

  await card.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: /^Enlarge/ }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => (window as { noted?: string[] }).noted)).toContain(GROWS)
})
