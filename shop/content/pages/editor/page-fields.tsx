import { useRef, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { texts as markdownTexts } from '#texts/ui/markdown'
import { TitleAndSlug } from '../../../core/admin-kit/title-and-slug.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import type { EditedPage } from '../edit-pages.contract.ts'
import type { PagePicture } from '../pictures/page-text.contract.ts'
import { AddPicture } from './add-picture.tsx'
import { usePreview } from './page-preview.tsx'

/** The fields of a content page. */
export function PageFields({ page }: { page: EditedPage | undefined }) {
  const begin = page?.suggested_text ?? page?.text ?? ''
  const [title, setTitle] = useState(page?.title ?? '')
  const [text, setText] = useState(begin)
  const [pictures, setPictures] = useState<readonly PagePicture[]>(page?.pictures ?? [])
  const field = useRef<HTMLDivElement>(null)
  usePreview({ title, text, pictures })

  function insert(line: string, picture: PagePicture) {
    setPictures((now) => [...now, picture])
    const area = field.current?.querySelector('textarea')
    if (!area) return
    const before = area.value.slice(0, area.selectionStart)
    const after = area.value.slice(area.selectionEnd)
    const gap = before === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    area.setRangeText(
      `${gap}${line}${after.startsWith('\n\n') ? '' : '\n\n'}`,
      area.selectionStart,
      area.selectionEnd,
      'end',
    )
    // The form validates and protects the text like a typed one.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <>
      <TitleAndSlug record={page} noun="page" addressOf={(slug) => href('/pages/:slug', { slug })} onTitle={setTitle} />
      {page?.suggested_text != null && <p className="rounded-control bg-sunken px-4 py-3 text-sm">{texts.factsHint}</p>}
      <div ref={field} className="grid gap-3">
        <TextField
          name="text"
          label={texts.text}
          hint={markdownTexts.markdownHint}
          rows={12}
          maxRows={30}
          required={false}
          defaultValue={begin}
          onChange={({ target }) => setText(target.value)}
        />
        <AddPicture insert={insert} />
      </div>
      {page && (
        <p className="text-muted text-sm">
          {texts.placeInMenus[page.menu]}{' '}
          <Link to={href('/admin/menus')} className="font-medium text-accent underline underline-offset-4">
            {texts.editMenus}
          </Link>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {!page && <SelectField name="menu" label={texts.menu} choices={texts.menus} defaultValue="footer" />}
        <SelectField
          name="state"
          label={texts.visibility}
          choices={texts.stateChoices}
          defaultValue={page?.state ?? 'draft'}
        />
      </div>
      <TextField
        name="meta_title"
        label={texts.titleForSearchEngines}
        hint={texts.mayBeEmpty}
        required={false}
        defaultValue={page?.meta_title}
      />
      <TextField
        name="meta_description"
        label={texts.metaDescription}
        rows={2}
        required={false}
        defaultValue={page?.meta_description}
      />
    </>
  )
}
