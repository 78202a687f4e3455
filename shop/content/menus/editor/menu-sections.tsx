import { texts } from '#texts/content/menus/editor'
import type { MenuName } from '../edit-menus.contract.ts'
import type { Entry, Menus } from './edited-menus.ts'
import { EntryList, FixedRow } from './entry-list.tsx'

/** The lists of the three menus, with the links that every page has. */
export function MenuSections({ menus }: { menus: Menus }) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
      <div className="grid min-w-0 gap-10">
        <Section menu="header">
          <EntryList
            entries={menus.header}
            at={{ menu: 'header', above: null }}
            label={texts.titles.header}
            addLabel={texts.addLink}
            before={<FixedRow>{texts.fixed.home}</FixedRow>}
            after={
              <>
                <FixedRow>{texts.fixed.contact}</FixedRow>
                <FixedRow>{texts.fixed.tools}</FixedRow>
              </>
            }
          />
        </Section>
        <Section menu="shop">
          <EntryList
            entries={menus.shop}
            at={{ menu: 'shop', above: null }}
            label={texts.titles.shop}
            addLabel={texts.addEntry}
            after={menus.shop.length > 0 && <FixedRow>{texts.fixed.allCollections}</FixedRow>}
          />
        </Section>
      </div>
      <Section menu="footer">
        <EntryList
          entries={menus.footer}
          at={{ menu: 'footer', above: null }}
          label={texts.titles.footer}
          addLabel={texts.addColumn}
          fixedOf={fixedOf}
          after={<FixedRow>{texts.fixed.account}</FixedRow>}
        />
      </Section>
    </div>
  )
}

function fixedOf({ kind }: Entry) {
  if (kind !== 'help') return undefined
  return (
    <>
      <FixedRow>{texts.fixed.contact}</FixedRow>
      <FixedRow>{texts.fixed.terms}</FixedRow>
      <FixedRow>{texts.fixed.withdrawal}</FixedRow>
    </>
  )
}

function Section({ menu, children }: { menu: MenuName; children: React.ReactNode }) {
  return (
    <section aria-labelledby={`menu-${menu}`} className="min-w-0">
      <h2 id={`menu-${menu}`} className="text-xl">
        {texts.titles[menu]}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted text-sm">{texts.hints[menu]}</p>
      {children}
    </section>
  )
}
