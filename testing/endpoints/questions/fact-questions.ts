import * as facts from '../../../shop/facts/facts-api.contract.ts'
import { listFilters } from '../../../shop/lists/facts/list-filters.contract.ts'
import { valid } from './question.ts'

export const factQuestions = [
  valid(listFilters, () => ({ query: { q: 'mug', fact: 'Material:Oak' } })),
  valid(facts.listFactNames, () => ({})),
  valid(facts.setFilterable, () => ({ body: { name: 'Material', can_filter: true } })),
]
