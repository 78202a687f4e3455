/** What the search box says of the list under it. */
export interface SuggestionList {
  isOpen: boolean
  /** The id of the suggestion that the arrow keys have reached. */
  active: string | undefined
}

export const CLOSED: SuggestionList = { isOpen: false, active: undefined }
export const LIST_ID = 'suggestions'
