import { texts } from '#texts/core/accounts'

/**
 * Lists the data that is deleted with an account and the data that the shop keeps. Shown in the form and in the
 * dialog.
 */
export function DeletedDataList() {
  return (
    <>
      <p>
        <strong>{texts.whatIsDeleted}</strong> {texts.yourNameAddressAndPassword}
      </p>
      <p>
        <strong>{texts.whatStays}</strong> {texts.yourOrdersWhichTheShop}
      </p>
    </>
  )
}
