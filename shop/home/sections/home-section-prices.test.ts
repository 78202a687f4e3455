import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aMug, reductionForm } from '../../../testing/people-and-things/some-reductions.ts'
import { openShop } from '../../../testing/processes/open-shop.ts'
import { getHome } from '../../home-sections/home.contract.ts'
import { createReduction } from '../../reductions/reductions.contract.ts'
import { getSettings, saveSettings } from '../../settings/settings.contract.ts'
import { shownSections } from './home-section-shown.ts'
import HomeSections from './home-sections.tsx'

test('counter and story say what things cost now: the least of several prices, reduced, with what a kilogram costs', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const coffee = await aMug(shop, {
    title: 'Coffee',
    priceCents: 3000,
    variants: [{ name: 'Kilogram' }, { name: 'Bag', priceCents: 1000 }],
  })
  const bag = coffee.variantIds[1] ?? 0
  await shop.db.updateTable('variants').set({ contents: '250 g' }).where('id', '=', bag).execute()
  const { version, values } = (await staff.api(getSettings, {})).sections
  const shown = { shown: 'counter story', counter: String(coffee.id), story: String(coffee.id) }
  await staff.api(saveSettings.sections, { body: { ...values, ...shown, version } })
  const texts = async () => {
    const sections = shownSections((await shop.visitor.api(getHome, {})).sections)
    const Page = createRoutesStub([{ path: '/', Component: () => createElement(HomeSections, { sections }) }])
    const parts = renderToString(createElement(Page)).split('id="story"')
    return parts.map((html) => html.replace(/<[^>]*>/g, ''))
  }
  const [counter = '', story = ''] = await texts()
  for (const text of [counter, story]) expect(text).toMatch(/from €10\.00.*€40\.00/)

  await staff.api(createReduction, { body: reductionForm({ products: [coffee.id], percent: 20 }) })
  const [reducedCounter = '', reducedStory = ''] = await texts()
  for (const text of [reducedCounter, reducedStory]) expect(text).toMatch(/from €8\.00.*€32\.00/)
  expect(reducedStory).toMatch(/€10\.00.*20/)
})
