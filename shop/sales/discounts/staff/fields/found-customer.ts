/** A customer in the form of a discount. */
export interface FoundCustomer {
  id: number
  name: string
  email: string
}
