import * as texts from '#texts/core/accounts'

/** Says what is deleted with an account, and what the shop keeps: before the password, and once more in the last question. */
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
