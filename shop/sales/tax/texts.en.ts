// e-mail about the threshold of distance sales
export const overThreshold = (sum: string) => `Sales to other countries are over ${sum} this year`
export const closeToThreshold = (sum: string) => `Sales to other countries are close to ${sum} this year`
export const vatIsDueAbroad =
  'From the order that exceeded the threshold, VAT is due in the country of delivery, at its rates. Register for the one-stop shop (OSS), and choose the rates of the country of delivery under Settings, VAT.'
export const vatWillBeDueAbroad =
  'Above the threshold, VAT is due in the country of delivery, at its rates. Register for the one-stop shop (OSS) in time, and choose the rates of the country of delivery under Settings, VAT.'
export const soldIn = (year: number) => `Sold in ${year}, without VAT`
export const viewRates = 'See the rates and sums'
