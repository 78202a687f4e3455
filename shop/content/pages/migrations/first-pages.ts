/** Drafts that every shop starts with. The owner replaces the text in square brackets and publishes them. */
export const FIRST_PAGES = [
  {
    slug: 'about-us',
    title: 'About us',
    menu: 'footer',
    text: `We are [who you are], and this is our shop. [Two or three sentences: what you sell, since when, and why.]

### Where we are

[Your address, and when somebody is there.]

### How we choose

[What a thing has to be or do before you sell it. People remember one honest reason better than ten adjectives.]`,
  },
  {
    slug: 'delivery-and-returns',
    title: 'Delivery and returns',
    menu: 'footer',
    text: `### Delivery

We send to [countries] with [carrier]. It costs [price] and takes [days] working days from the day on which the parcel leaves us; you get an e-mail with its number then.

### Returns

You have 14 days from the day on which you receive your order to tell us that you change your mind, without a reason, and 14 more to send it back. We pay back the price with the standard delivery. What the law says of it, and the form for it, stands in the [terms](/terms_of_services#withdrawal).

### Something is wrong

If a thing arrives broken, or is not what you ordered, [write to us](/contact) with your order's number and, if you can, a photograph. We put it right at our cost.`,
  },
  {
    slug: 'legal-notice',
    title: 'Legal notice',
    menu: 'footer',
    text: `This site is published by [name or company, legal form, capital], [address], [telephone], registered under [number and town]. VAT number: [number]. Responsible for the content: [name].

It is hosted by [name, address and telephone number of the hosting company].

The same facts stand in the [terms, section 16](/terms_of_services#contact).`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    menu: 'footer',
    text: `This shop sets no cookies and follows nobody. What it keeps is what it needs: your account, your cart, your orders, what you write to us and your reviews.

You can download all of it, and delete your account, on your [account page](/account). Which data is processed for what, how long it is kept and what your rights are stands in the [terms, section 6](/terms_of_services#privacy).

Questions about it go to [your e-mail address].`,
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    menu: 'footer',
    text: `Everybody should be able to shop here: with a keyboard, a screen reader, large letters, one's own colours, little movement, in the dark.

[How you make sure of it: the shop as it comes is tested against the Web Content Accessibility Guidelines 2.2, level AA; your own pictures and texts are yours to test.] If something stands in your way, please [write to us](/contact) and say on which page it was: we answer within [days] working days, and tell you another way meanwhile.`,
  },
] as const
