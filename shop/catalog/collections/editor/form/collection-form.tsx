import { href } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { TitleAndSlug } from '../../../../core/admin-kit/title-and-slug.tsx'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../../ui/forms/use-versioned-answer.ts'
import { atWidth } from '../../../../ui/images/image-url.ts'
import { ImagePicker } from '../../../../ui/images/picker/image-picker.tsx'
import { Link } from '../../../../ui/link.tsx'
import { COLLECTION_STATES, type Collection } from '../../collections.contract.ts'
import type { CollectionTreeItem } from '../../editing/edit-collections.contract.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ConcurrentChanges } from './concurrent-changes.tsx'
import { RuleFields } from './rule-fields.tsx'
import { type CollectionNotSaved, WITHOUT_PICTURE } from './save-collection.ts'

const ASPECT = 4 / 3
const MAX_MB = 8
const GOOD_WIDTH = 1280
const PICTURE = {
  file: 'picture',
  x: 'picture_crop_x',
  y: 'picture_crop_y',
  width: 'picture_crop_width',
  height: 'picture_crop_height',
}
const STATE_TEXTS = localizedConstant(() => ({
  published: { title: texts.published, text: texts.everybodySeesIt },
  hidden: { title: texts.hidden, text: texts.onlyStaffSeeIt },
}))

const formRules = async () => (await import('../../editing/collection-form.contract.ts')).NewCollection

interface CollectionFormProps {
  /** The loaded collection; undefined for a new one. */
  collection?: Collection
  /** The possible parents. */
  parents: readonly CollectionTreeItem[]
  /** The preselected parent of a new collection. */
  inside?: number | null
  /** The number of products that match the rule now; null if unknown. */
  matching?: number | null
  result: CollectionNotSaved | undefined
}

/** The form of a collection without its products. Typed values stay when someone else saves. */
export function CollectionForm({ collection, parents, inside = null, matching = null, result }: CollectionFormProps) {
  const { theirs } = useVersionedAnswer(result) ?? {}
  const parent = collection ? collection.parent : inside
  return (
    <ShopForm
      method={collection ? 'patch' : 'post'}
      encType="multipart/form-data"
      schema={formRules}
      errors={result?.errors}
    >
      {theirs && collection && <ConcurrentChanges before={collection} theirs={theirs} />}
      <input type="hidden" name="intent" value="save" />
      {collection && <input type="hidden" name="version" value={(theirs ?? collection).version} />}
      <TitleAndSlug record={collection} noun="collection" addressOf={(slug) => href('/collections/:slug', { slug })} />
      <TextField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={3}
        required={false}
        defaultValue={collection?.text}
      />
      <SelectField
        name="parent"
        label={texts.parentCollection}
        defaultValue={parent ?? ''}
        choices={[
          ['', texts.noParent],
          ...parents
            .filter(({ id }) => id !== collection?.id)
            .map(({ id, title, depth }) => [id, '\u2003'.repeat(depth - 1) + title] as const),
        ]}
      />
      <RuleFields rule={collection?.rule ?? null} matching={matching} />
      <div>
        <ImagePicker
          key={collection?.picture}
          label={texts.pictureOfIt}
          names={PICTURE}
          aspect={ASPECT}
          limits={{ megabytes: MAX_MB }}
          goodWidth={GOOD_WIDTH}
          current={collection?.picture ? atWidth(collection.picture, 320) : null}
        />
        {collection?.picture && (
          <CheckBox name={WITHOUT_PICTURE} required={false}>
            {texts.withoutPicture}
          </CheckBox>
        )}
      </div>
      <TextField
        name="picture_alt"
        label={texts.altText}
        required={false}
        defaultValue={collection?.picture_alt}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{texts.visibility}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {COLLECTION_STATES.map((state) => (
            <ChoiceCard
              key={state}
              name="state"
              value={state}
              defaultChecked={(collection?.state ?? 'published') === state}
              {...STATE_TEXTS[state]}
            />
          ))}
        </div>
      </fieldset>
      {collection ? (
        <p className="text-muted text-sm">
          {collection.in_menu ? texts.isInAMenu : texts.isInNoMenu}{' '}
          <Link to={href('/admin/menus')} className="font-medium text-accent underline underline-offset-4">
            {texts.editMenus}
          </Link>
        </p>
      ) : (
        <CheckBox name="in_menu" required={false} defaultChecked>
          {texts.showInTheMenu}
        </CheckBox>
      )}
      <CheckBox name="leads_home" required={false} defaultChecked={collection?.leads_home}>
        {texts.showFirstOnHomePage}
        <span className="block text-muted text-sm">{texts.showFirstOnHomePageHint}</span>
      </CheckBox>
      <details className="rounded-card border border-line px-4 py-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{texts.forSearchEngines}</summary>
        <div className="grid gap-5 pt-2 pb-3">
          <TextField
            name="meta_title"
            label={texts.titleForSearchEngines}
            hint={texts.searchTitleHint}
            required={false}
            defaultValue={collection?.meta_title}
          />
          <TextField
            name="meta_description"
            label={texts.metaDescription}
            hint={texts.metaDescriptionHint}
            rows={2}
            required={false}
            defaultValue={collection?.meta_description}
          />
        </div>
      </details>
      <SubmitButton className="justify-self-start">{collection ? texts.save : texts.create}</SubmitButton>
    </ShopForm>
  )
}
