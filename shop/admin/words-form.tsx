import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { MAX_WORDS, WORDS } from './find-products.ts'

/** Looks for products by words; no words show all. The words live in the address. */
export function WordsForm({ words }: { words: string }) {
  return (
    <search>
      <Form className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name={WORDS}
            defaultValue={words}
            maxLength={MAX_WORDS}
            aria-label="Find products"
            placeholder="Title, variant or any word"
            autoComplete="off"
            enterKeyHint="search"
            className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-10.5 text-base placeholder:text-muted"
          />
        </div>
        <Button type="submit" weight="secondary">
          Find
        </Button>
      </Form>
    </search>
  )
}
