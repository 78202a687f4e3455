/** The ARIA state of the suggestion list for the search box. */
export interface SuggestionList {
  isOpen: boolean
  /** The id of the suggestion selected with the arrow keys. */
  active: string | undefined
}

export const CLOSED: SuggestionList = { isOpen: false, active: undefined }
export const LIST_ID = 'suggestions'
