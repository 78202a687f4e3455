import { counted, countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// reductions.page.tsx
export const reductions = 'Reductions'
export const onlyStaffReduce = 'Only staff of the shop can reduce prices.'
export const failedToLoad = 'Failed to load reductions, perhaps our server is down'
export const reductionsFound = (range: ShownRange) => countShown(range, 'reduction', 'reductions')
export const nothingIsReduced = 'Nothing has been reduced yet.'
export const pagesOfReductions = 'Pages of reductions'
export const newReduction = 'Reduce prices'
export const PHASES = { planned: 'Planned', running: 'Running', ended: 'Ended' }
export const percentLess = (percent: number) => `−${percent} %`
export const costsEach = (price: string) => `${price} each`
export const forProducts = (count: number) => counted(count, 'product', 'products')
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const aside = (...facts: string[]) => facts.join(' · ')
export const withoutEnd = (from: string) => `from ${from}, without an end`

// reduction-form.tsx
export const name = 'Name'
export const nameHint = 'For you and the others of the staff; shoppers do not read it.'
export const howMuchLess = 'How much less'
export const byPercent = 'A percentage'
export const toAPrice = 'One price for all'
export const percent = 'Percent'
export const percentHint = 'From 1 to 90.'
export const price = 'Price in euros'
export const priceHint = 'What costs less than that already stays as it is.'
export const startsAt = 'From'
export const startsHint = 'By the clock of the shop; empty for at once.'
export const hasBegun = 'It has begun, and that stays so: the price before is counted from there.'
export const endsAt = 'Until'
export const endsHint = 'Empty for no end. For a whole last day enter 23:59: shoppers then see no hour.'
export const products = 'Products'
export const theStruckPrice =
  'The struck price is the lowest of the 30 days before. The shop knows it; where it is no higher than the new price, none is shown.'
export const removeNamed = (title: string) => `Remove ${title}`
export const becomes = (price: string) => `becomes ${price}`
export const save = 'Save'
export const begin = 'Reduce prices'
export const savedToast = 'Reduction saved'

// update-reduction.page.tsx
export const aReduction = 'A reduction'
export const endNow = 'End it now'
export const endedToast = 'The prices are as before'
export const remove = 'Delete it'
export const removedToast = 'Reduction deleted'
export const itHasEnded = 'It has ended, and stays as it was.'
export const whoChangedWhat = 'Who changed what of this reduction'
