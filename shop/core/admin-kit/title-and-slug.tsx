import { useState } from 'react'
import { texts } from '#texts/core/admin-kit'
import { TextField } from '../../ui/fields/text-field.tsx'
import { slugFrom } from '../../ui/forms/slug-from.ts'

interface TitleAndSlugProps {
  /** The record; undefined for a new one. The slug of a new one follows its title until staff type a slug. */
  record: { title: string; slug: string } | undefined
  /** Begins the slug of a title in a script that cannot be transliterated. */
  noun: 'collection' | 'page'
  /** Returns the address of a slug in the shop. */
  addressOf: (slug: string) => string
  onTitle?: (title: string) => void
}

/** The fields for the title and the slug of a record. */
export function TitleAndSlug({ record, noun, addressOf, onTitle }: TitleAndSlugProps) {
  const [slug, setSlug] = useState(record?.slug ?? '')
  const [follows, setFollows] = useState(record === undefined)
  return (
    <>
      <TextField
        name="title"
        label={texts.title}
        defaultValue={record?.title}
        onChange={({ target }) => {
          onTitle?.(target.value)
          if (follows) setSlug(slugFrom(target.value, noun))
        }}
        autoComplete="off"
      />
      <TextField
        name="slug"
        label={texts.slug}
        hint={texts.itsAddress(decodeURI(addressOf(slug || '…')))}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value)
          setFollows(target.value === '')
        }}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  )
}
