import { Form } from 'react-router'
import * as texts from '#texts/product-editing'
import { MAX_QUERY } from '../catalogue/lists/max-query.contract.ts'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { WORDS } from './picking/find-picker-products.ts'

/** Looks for products by words; no words show all. The words live in the address. */
export function WordsForm({ words }: { words: string }) {
  return (
    <search>
      <Form className="flex gap-2">
        <SearchField
          className="min-w-0"
          name={WORDS}
          defaultValue={words}
          maxLength={MAX_QUERY}
          aria-label={texts.findProducts}
          placeholder={texts.titleVariantOrWord}
        />
        <Button type="submit" weight="secondary">
          {texts.find}
        </Button>
      </Form>
    </search>
  )
}
