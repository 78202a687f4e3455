import * as texts from '#texts/home'
import { useShopIdentity } from '../identity/shop-identity.ts'

/** What the home page begins with: the owner's words, or those that the shop comes with. */
export function Welcome() {
  const { headline, words } = useShopIdentity().welcome
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl">{headline || texts.goodThingsForEveryDay}</h1>
      <p className="mt-3 whitespace-pre-line text-lg text-muted">
        {words || (headline ? '' : texts.madeToBeUsedRepaired)}
      </p>
    </div>
  )
}
