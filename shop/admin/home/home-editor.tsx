import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/home'
import type { CardProduct } from '../../catalog/products/card/card-product.ts'
import { useOwnLeaveProtection } from '../../core/admin-kit/leave-protection.tsx'
import { ConflictMessage } from '../../core/admin-kit/resource/conflict-message.tsx'
import { newSection, titleOf } from '../../storefront/home-page/sections/editing/kinds.ts'
import type { HomeSectionKind } from '../../storefront/home-page/sections/sections.contract.ts'
import type { EditedHome } from '../../storefront/home-page/store/edit-home.contract.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useUploads } from '../settings/use-uploads.ts'
import { AddSection } from './add-section.tsx'
import { HomeSaveBar } from './home-save-bar.tsx'
import type { HomeResult } from './save-home.tsx'
import { SectionRow } from './section-row.tsx'
import { type EditedSection, fieldsIn, nextKey, useEditedHome } from './use-edited-home.ts'

const HomePreview = lazy(() => import('./home-preview.tsx'))

const MAX_SECTIONS = 20

interface HomeEditorProps {
  loaded: EditedHome
  /** The first products of the list below the sections, for the preview. */
  listed: readonly CardProduct[]
  /** The photo of the hero, which the preview shows after it was saved. */
  photograph: string | null
  /** Forms below the sections. */
  children: ReactNode
}

/** The editor of the home page with a live preview. One save writes the whole page. */
export default function HomeEditor({ loaded, listed, photograph, children }: HomeEditorProps) {
  const fetcher = useFetcher<HomeResult>()
  const { base, sections, setSections, before, hasChanges, adopt, adoptSaved, products, remember } =
    useEditedHome(loaded)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const [announcement, announce] = useState('')
  const shown = useDeferredValue(sections)
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<string>(undefined)
  const { onUploading, onSubmitCapture } = useUploads()
  useOwnLeaveProtection(hasChanges, texts.notSavedYet)

  const result = fetcher.data
  const theirs = result && 'theirs' in result && result.theirs.version !== base.version ? result.theirs : undefined
  const adoptResult = useEffectEvent(adoptSaved)
  useEffect(() => {
    if (result && 'saved' in result) adoptResult(result)
  }, [result])

  const nameOf = (fields: EditedSection['fields']) => titleOf(fields, base.collections)
  const isOpen = (section: EditedSection | undefined) => section !== undefined && opened.has(section.key)
  const open = (key: string, isOpened: boolean) =>
    setOpened((others) => new Set([...others].filter((one) => one !== key).concat(isOpened ? key : [])))

  function move(key: string, to: number) {
    const one = sections.find((section) => section.key === key)
    if (!one || to < 0 || to >= sections.length) return
    const others = sections.filter((section) => section !== one)
    setSections([...others.slice(0, to), one, ...others.slice(to)])
    announce(texts.nowAt(nameOf(one.fields), to + 1))
  }

  function add(kind: HomeSectionKind) {
    const key = nextKey()
    const fields = newSection(kind)
    setSections([...sections, { key, fields }])
    setAdding(false)
    open(key, true)
    announce(texts.added(nameOf(fields)))
    // After the dialog has restored the focus.
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-section="${key}"] button[aria-expanded]`)?.focus())
  }

  function remove(index: number, section: EditedSection) {
    setSections(sections.filter((one) => one !== section))
    const restore = () =>
      setSections((now) =>
        now.some(({ key }) => key === section.key) ? now : [...now.slice(0, index), section, ...now.slice(index)],
      )
    const action = (
      <button type="button" onClick={restore} className="min-h-11 font-medium underline underline-offset-4">
        {texts.undoRemoval}
      </button>
    )
    toast({ kind: 'success', text: texts.removed(nameOf(section.fields)), action, isOfScreen: true })
  }

  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-12" onSubmitCapture={onSubmitCapture}>
        <ShopForm
          fetcher={fetcher}
          method="post"
          errors={result && 'errors' in result ? result.errors : undefined}
          unfold={(field) => {
            const [, key] = /^sections\[([^\]]+)\]/.exec(field) ?? []
            if (key) open(key, true)
          }}
          className="gap-4"
        >
          {theirs && <ConflictMessage text={texts.someoneElseSaved} discard={() => adopt(theirs)} />}
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={(theirs ?? base).version} />
          <input type="hidden" name="sections" value={fieldsIn(sections)} />
          <input type="hidden" name="keys" value={sections.map(({ key }) => key).join(' ')} />
          <input type="hidden" name="before" value={before} />
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <ol
            ref={list}
            aria-label={texts.allSections}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {sections.map((section, index) => (
              <SectionRow
                key={section.key}
                section={section}
                index={index}
                count={sections.length}
                isOpen={isOpen(section)}
                open={(isOpened) => open(section.key, isOpened)}
                move={move}
                dragged={dragged}
                change={(fields) =>
                  setSections((now) =>
                    now.map((one) =>
                      one.key === section.key
                        ? { ...one, fields: { ...one.fields, ...fields } as typeof one.fields }
                        : one,
                    ),
                  )
                }
                remove={() => remove(index, section)}
                {...{ products, remember, onUploading, collections: base.collections }}
              />
            ))}
            <li className="p-4">
              <p className="font-medium">{texts.allProducts}</p>
              <p className="text-muted text-sm">{texts.allProductsText}</p>
            </li>
          </ol>
          <div>
            <Button weight="secondary" disabled={sections.length >= MAX_SECTIONS} onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-5" />
              {texts.addSection}
            </Button>
            {sections.length >= MAX_SECTIONS && <p className="mt-2 text-muted text-sm">{texts.atMost(MAX_SECTIONS)}</p>}
          </div>
          <HomeSaveBar
            hasChanges={hasChanges}
            discard={() => adopt(theirs ?? base)}
            preview={() => setPreviewed(true)}
          />
        </ShopForm>
        {children}
      </div>
      {isAdding && (
        <AddSection present={sections.map(({ fields }) => fields.kind)} add={add} close={() => setAdding(false)} />
      )}
      <Suspense fallback={<div className="h-96 rounded-card bg-awaited max-xl:hidden" />}>
        <HomePreview
          sections={shown}
          listed={listed}
          photograph={photograph}
          isOpen={isPreviewed}
          close={() => setPreviewed(false)}
        />
      </Suspense>
    </div>
  )
}
