import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/core/extensions/fields'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { SavedMeanwhile } from '../../admin-kit/saved-meanwhile.tsx'
import { TitledSection } from '../../admin-kit/titled-section.tsx'
import { EditableField } from './editable-field.tsx'
import type { ExtraSection } from './extra.contract.ts'
import type { ExtraAnswer } from './send-extra.ts'

interface ExtraFieldsProps {
  kind: 'product' | 'order' | 'customer'
  id: number
  className?: string
}

/** The additional fields of a record for staff, by extension; nothing without any. They are loaded after the screen. */
export function ExtraFields({ kind, id, className = 'grid gap-8' }: ExtraFieldsProps) {
  const { data, load } = useFetcher<{ sections: ExtraSection[] } | null>()
  // The fields stay when they can't be loaded again.
  const [sections, setSections] = useState<readonly ExtraSection[]>([])
  if (data && data.sections !== sections) setSections(data.sections)
  const address = href('/admin/extra/:kind/:id', { kind, id: String(id) })
  useEffect(() => {
    void load(address)
  }, [load, address])
  if (sections.length === 0) return null
  return (
    <div className={className}>
      {sections.map((section) => (
        <TitledSection key={`${section.kind} ${section.id} ${section.extension}`} name={titleOf(section)}>
          <Section section={section} address={address} />
        </TitledSection>
      ))}
    </div>
  )
}

const titleOf = ({ extension, name }: ExtraSection) => texts.sectionOf(extension, name)

function Section({ section, address }: { section: ExtraSection; address: string }) {
  const fetcher = useFetcher<ExtraAnswer>()
  const { theirs, saved } = useVersionedAnswer(fetcher.data) ?? {}
  // The values and version that the form began with: the record may be loaded again while staff type.
  const [begin] = useState(section)
  const fixed = section.fields.filter(({ is_editable }) => !is_editable)
  const editable = begin.fields.filter(({ is_editable }) => is_editable)
  return (
    <div className="grid gap-4">
      {fixed.length > 0 && (
        <dl className="grid gap-3 text-sm">
          {fixed.map((field) => (
            <div key={field.name}>
              <dt className="text-muted">{field.label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{shown(field)}</dd>
            </div>
          ))}
        </dl>
      )}
      {editable.length > 0 && (
        <ShopForm fetcher={fetcher} action={address} errors={fetcher.data?.errors}>
          {theirs && (
            <SavedMeanwhile
              values={theirs.fields
                .filter(({ is_editable }) => is_editable)
                .map((field) => ({ name: field.name, label: field.label, value: shown(field) }))}
            />
          )}
          <input type="hidden" name="kind" value={section.kind} />
          <input type="hidden" name="id" value={section.id} />
          <input type="hidden" name="extension" value={section.extension} />
          <input type="hidden" name="version" value={(theirs ?? saved ?? begin).version} />
          {editable.map((field) => (
            <EditableField key={field.name} field={field} isOptional />
          ))}
          <div>
            <SubmitButton weight="secondary" aria-label={texts.saveOf(titleOf(section))}>
              {texts.save}
            </SubmitButton>
          </div>
        </ShopForm>
      )}
    </div>
  )
}

type Field = ExtraSection['fields'][number]

function shown({ kind, value, options }: Field): string {
  if (value === '') return texts.noValue
  if (kind === 'boolean') return value === 'on' ? texts.yes : texts.noValue
  return options[value] ?? value
}
