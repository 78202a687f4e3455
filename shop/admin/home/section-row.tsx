import { ArrowUpToLine, ChevronDown, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react'
import { type ComponentType, type RefObject, useState } from 'react'
import { texts } from '#texts/admin/home'
import { texts as sections } from '#texts/storefront/home-page/sections'
import { EDITED_KINDS, titleOf } from '../../storefront/home-page/sections/editing/kinds.ts'
import type { SectionFormProps } from '../../storefront/home-page/sections/editing/section-form.ts'
import type { HomeSectionForm, HomeSectionKind } from '../../storefront/home-page/sections/sections.contract.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useRefusal } from '../../ui/fields/form-state.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import type { EditedSection } from './use-edited-home.ts'

interface SectionRowProps
  extends Pick<SectionFormProps<HomeSectionKind>, 'products' | 'remember' | 'collections' | 'onUploading'> {
  section: EditedSection
  index: number
  count: number
  isOpen: boolean
  open: (isOpen: boolean) => void
  /** Moves a section to a place. */
  move: (key: string, to: number) => void
  /** The key of the dragged section. A ref, because drop events can arrive before the next render. */
  dragged: RefObject<string | undefined>
  change: (fields: Partial<HomeSectionForm>) => void
  remove: () => void
}

/** A section in the editor: its title, its place, and its form when it is open. */
export function SectionRow({
  section: { key, fields },
  index,
  count,
  isOpen,
  open,
  move,
  dragged,
  change,
  remove,
  ...form
}: SectionRowProps) {
  // Only the handle starts a drag, so that text in the form can be selected.
  const [isHeld, setHeld] = useState(false)
  const title = titleOf(fields, form.collections)
  const kind = sections.kinds[fields.kind]
  const Form = EDITED_KINDS[fields.kind]?.Form as ComponentType<SectionFormProps<HomeSectionKind>> | undefined
  // Not the index, because errors must follow a section that moves.
  const name = `sections[${key}]`
  const hasErrors = Object.keys(useRefusal().errors).some((field) => field.startsWith(`${name}[`))
  const subtitle = kind?.title === title ? kind.text : (kind?.title ?? fields.kind)
  return (
    <li
      data-section={key}
      data-holds={name}
      draggable={isHeld}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', title)
        dragged.current = key
      }}
      onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
      onDrop={(event) => {
        if (dragged.current === undefined) return
        event.preventDefault()
        move(dragged.current, index)
      }}
      onDragEnd={() => {
        dragged.current = undefined
        setHeld(false)
      }}
      className={isHeld ? 'opacity-60' : ''}
    >
      <div className="flex items-center gap-1 p-2 sm:px-3">
        {/* A handle for the pointer. Keyboards and phones use the arrow buttons. */}
        <span
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          className="cursor-grab p-2 text-muted max-sm:hidden"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <span className={`block truncate font-medium ${fields.is_hidden ? 'text-muted' : ''}`}>{title}</span>
            <span className={`block truncate text-sm ${hasErrors ? 'text-danger' : 'text-muted'}`}>
              {hasErrors ? texts.needsAttention : fields.is_hidden ? `${texts.hidden} · ${subtitle}` : subtitle}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        {/* On phones, which have no handle. */}
        {index > 1 && (
          <IconButton label={texts.moveToTop(title)} onClick={() => move(key, 0)} className="shrink-0 sm:hidden">
            <ArrowUpToLine aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <MoveButtons
          labels={{ up: texts.moveUp(title), down: texts.moveDown(title) }}
          up={index > 0 ? () => move(key, index - 1) : undefined}
          down={index < count - 1 ? () => move(key, index + 1) : undefined}
        />
      </div>
      {isOpen && (
        <div className="grid gap-5 border-line border-t bg-paper/60 px-4 pt-4 pb-3 sm:px-5">
          <Field name={`${name}[kind]`} className="empty:hidden">
            {() => <p className="text-muted text-sm">{kind?.text}</p>}
          </Field>
          {Form && <Form section={fields} change={change} nameOf={(field) => `${name}[${field}]`} {...form} />}
          <div className="flex flex-wrap gap-2 border-line border-t pt-2">
            <Button
              weight="quiet"
              aria-label={fields.is_hidden ? texts.show(title) : texts.hide(title)}
              onClick={() => change({ is_hidden: !fields.is_hidden })}
              className="px-3"
            >
              {fields.is_hidden ? (
                <Eye aria-hidden="true" className="size-5" />
              ) : (
                <EyeOff aria-hidden="true" className="size-5" />
              )}
              {fields.is_hidden ? texts.showSection : texts.hideSection}
            </Button>
            <Button weight="quiet" aria-label={texts.remove(title)} onClick={remove} className="px-3 text-danger">
              <Trash2 aria-hidden="true" className="size-5" />
              {texts.removeSection}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
