/** What takes the money. `disabled` is what shoppers are told while nothing does; docs/decisions/0009 says how a provider is to be added. */
export const CHECKOUT = {
  disabled: 'Checking out is temporarily disabled due to complications with our card payment provider.',
} as const
