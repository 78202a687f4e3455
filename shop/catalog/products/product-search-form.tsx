import { Form } from 'react-router'
import { texts } from '#texts/catalog/products'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { WORDS } from './picker/find-picker-products.ts'
import { MAX_QUERY } from './read/lists/max-query.contract.ts'

/** The product search form. The words are in the address; an empty search shows all products. */
export function ProductSearchForm({ words }: { words: string }) {
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
