import { href } from 'react-router'
import * as texts from '#texts/admin/dashboard'
import { searchAddress } from '../../catalog/search/search-address.ts'
import { synonymsAddress } from '../../catalog/search/synonyms/synonyms-address.ts'
import { editFormAddress } from '../../core/admin-kit/edit-form-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import type { Today } from './today.contract.ts'
import { NothingToDo, WorkList, WorkRow, WorkSection } from './work-section.tsx'

/** The best-selling products of the last days. */
export function MostSold({ products }: { products: Today['popular'] }) {
  return (
    <WorkSection title={texts.mostSold}>
      {!products?.length && <NothingToDo>{products ? texts.nothingSold : texts.beingCounted}</NothingToDo>}
      <WorkList>
        {products?.map(({ slug, title, thumbnail, sold }) => (
          <WorkRow
            key={slug}
            to={editFormAddress(slug, href('/admin'))}
            name={title}
            end={texts.pieces(sold)}
            picture={<Picture image={thumbnail} alt="" sizes="48px" widest={320} className="w-12 shrink-0 rounded" />}
          />
        ))}
      </WorkList>
    </WorkSection>
  )
}

/** Searches of visitors without results, with suggested actions. */
export function SearchedInVain({ searches }: Pick<Today, 'searches'>) {
  return (
    <WorkSection title={texts.searchedInVain} more={{ to: href('/admin/searches'), name: texts.allSearches }}>
      {searches.length === 0 && <NothingToDo>{texts.nobodySearchedInVain}</NothingToDo>}
      <WorkList>
        {searches.map(({ words, count }) => (
          <WorkRow
            key={words}
            to={searchAddress(words)}
            name={words}
            about={texts.times(count)}
            end={
              <ButtonLink to={synonymsAddress(words)} weight="quiet" aria-label={texts.addSynonymFor(words)}>
                {texts.addSynonym}
              </ButtonLink>
            }
          />
        ))}
      </WorkList>
    </WorkSection>
  )
}
