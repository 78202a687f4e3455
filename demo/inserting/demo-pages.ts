/** What the demo shop says of itself, by the slugs of the pages that every shop begins with; those that are not here stay drafts. */
export const demoPages: Readonly<Record<string, string>> = {
  'about-us': `This is a demonstration. The counter, the lamp and the eleven mugs are drawn; nobody bakes, throws or weaves behind this page, and nothing can be bought.

### What is real

Everything else. The shelves, the cart, the reviews, the search that finds a *tee pot*, the page you are reading: this is the shop that its owner gets, with other things on the counter.

### How the things were chosen

As somebody with a small shop would: for the kitchen, the table, the desk and the way there, made to be used, repaired and kept. Each has a description that says what it is made of, how large it is and what it is not good for.`,
  'delivery-and-returns': `Nothing is sold here, so nothing is sent. In a shop that sells, this page says where parcels go, with whom, for how much and how long they take, and how one sends something back.

The law of returns is the same for every shop in France and stands in the [terms](/terms_of_services#withdrawal) already, with its form.`,
  privacy: `This shop sets no cookies and follows nobody. What it keeps is what it needs: your account, your cart, your orders, what you write to us and your reviews.

You can download all of it, and delete your account, on your [account page](/account). Which data is processed for what, how long it is kept and what your rights are stands in the [terms, section 6](/terms_of_services#privacy).`,
  accessibility: `Everybody should be able to shop here: with a keyboard, a screen reader, large letters, one's own colours, little movement, in the dark.

Each screen is tested against the Web Content Accessibility Guidelines 2.2, level AA, whenever the program changes. If something stands in your way, please [write](/contact) and say on which page it was.`,
}
