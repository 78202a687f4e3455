/** Texts of the demo's published pages, by slug. They stay true while the checkout is closed, open or in test mode. */
export const demoPages: Readonly<Record<string, string>> = {
  'about-us': `This is the demo of an online shop. Its products, manufacturers and customers are fictitious, and no order is delivered.

### What is real

The program. The shelves, the cart, the reviews, the search that finds a *tee pot* and this page are what a shop owner gets, with other products on the counter.

### How the products were chosen

As a small shop would choose them: for the kitchen, the table, the desk and the road, made to be used, repaired and kept. Each description states the material, the size and what the product is not suitable for.`,
  'delivery-and-returns': `This page belongs to the demo, and no order is delivered. In your shop, it states where you deliver, with which carrier, for how much and how long it takes, and how customers return a product.

The law of returns is the same for every shop in France. You find it in the [terms](/terms_of_services#withdrawal), with the withdrawal form.`,
  privacy: `This shop sets no cookies and follows nobody. What it keeps is what it needs: your account, your cart, your orders, what you write to us and your reviews.

You can download all of it, and delete your account, on your [account page](/account). Which data is processed for what, how long it is kept and what your rights are stands in the [terms, section 6](/terms_of_services#privacy).`,
  accessibility: `Everybody should be able to shop here: with a keyboard, a screen reader, large letters, one's own colours, little movement, in the dark.

Each screen is tested against the Web Content Accessibility Guidelines 2.2, level AA, whenever the program changes. If something stands in your way, please [write](/contact) and say on which page it was.`,
}

/** Slugs of the demo pages that an owner must rewrite before the shop opens. */
export const PAGES_TO_REWRITE = ['about-us', 'delivery-and-returns']
