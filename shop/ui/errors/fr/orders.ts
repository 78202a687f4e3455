/** French sentences of orders, payments, invoices and withdrawals by their English sentence; `{}` is a value. */
export const orders: Readonly<Record<string, string>> = {
  'This order was changed by someone else. Reload it and try again.':
    'Cette commande a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'This order was changed by someone else meanwhile.':
    'Cette commande a été modifiée entre-temps par quelqu’un d’autre.',
  'This order has not been paid. You can cancel it instead.':
    'Cette commande n’est pas payée. Vous pouvez l’annuler à la place.',
  'This order was cancelled.': 'Cette commande a été annulée.',
  'This order was not paid by bank transfer.': 'Cette commande n’a pas été payée par virement.',
  'There is no such order.': 'Cette commande n’existe pas.',
  'An order to be collected has no tracking number.': 'Une commande à retirer n’a pas de numéro de suivi.',
  'Only a shipped order has a tracking number.': 'Seule une commande expédiée a un numéro de suivi.',
  'Only a shipped or delivered order has a tracking number.':
    'Seule une commande expédiée ou livrée a un numéro de suivi.',
  'An order that is {} cannot become {} yet.': 'Cette étape n’est pas encore possible pour cette commande.',
  'This order has not been paid yet. Record the payment first.':
    'Cette commande n’est pas encore payée. Enregistrez d’abord le paiement.',
  'The personal data of this order was removed.': 'Les données personnelles de cette commande ont été supprimées.',
  'Someone else changed the tracking number. Check the new one and save again.':
    'Quelqu’un d’autre a modifié le numéro de suivi. Vérifiez le nouveau et enregistrez de nouveau.',
  'This cannot be undone: the payment is closed or being refunded.':
    'Cette action ne peut pas être annulée : le paiement est clos ou en cours de remboursement.',
  'This cannot be undone: some items have been sold to other customers meanwhile.':
    'Cette action ne peut pas être annulée : des articles ont été vendus à d’autres clients entre-temps.',
  'This cannot be undone: the discount of the order has no use left.':
    'Cette action ne peut pas être annulée : la réduction de la commande n’a plus d’utilisation disponible.',
  'It is too late to undo this: the e-mail is on its way.':
    'Il est trop tard pour annuler cette action : l’e-mail est en route.',
  'This order has already been shipped or cancelled.': 'Cette commande est déjà expédiée ou annulée.',
  'This address was changed meanwhile. Reload it and try again.':
    'Cette adresse a été modifiée entre-temps. Rechargez-la et réessayez.',
  'The country of an order cannot be changed. To ship to another country, cancel this order and order again.':
    'Le pays d’une commande ne peut pas être modifié. Pour livrer dans un autre pays, annulez cette commande et commandez de nouveau.',
  // Manual orders
  'The reduction is more than the price of the products.': 'La réduction dépasse le prix des produits.',
  'Enter the reason for the different price.': 'Saisissez la raison du prix différent.',
  'Choose how it is paid.': 'Choisissez le mode de paiement.',
  'Enter the delivery address.': 'Saisissez l’adresse de livraison.',
  'Enter the billing address of the company.': 'Saisissez l’adresse de facturation de l’entreprise.',
  'Enter a name, or the e-mail address of an account.': 'Saisissez un nom, ou l’adresse e-mail d’un compte.',
  'Enter the date of the payment.': 'Saisissez la date du paiement.',
  // Withdrawals
  'Choose the items from which you withdraw.': 'Choisissez les articles pour lesquels vous vous rétractez.',
  'This variant is not part of the order.': 'Cette variante ne fait pas partie de la commande.',
  'You can withdraw from at most {} of this variant.': 'Quantité maximale pour cette variante : {0}.',
  'This withdrawal is already settled.': 'Cette rétractation est déjà réglée.',
  'This order was paid. Refund the amount due, which settles the withdrawal.':
    'Cette commande a été payée. Remboursez le montant dû, ce qui règle la rétractation.',
  'This withdrawal was changed by someone else. Reload it and try again.':
    'Cette rétractation a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'This withdrawal belongs to another order.': 'Cette rétractation concerne une autre commande.',
  'This withdrawal was settled by someone else. Reload it and try again.':
    'Cette rétractation a été réglée par quelqu’un d’autre. Rechargez-la et réessayez.',
  // Payments and refunds
  'This order no longer awaits payment.': 'Cette commande n’attend plus de paiement.',
  'There is no such payment.': 'Ce paiement n’existe pas.',
  'The payment provider is not connected. Connect it again, so that the shop can query it.':
    'Le prestataire de paiement n’est pas connecté. Connectez-le de nouveau pour que la boutique puisse l’interroger.',
  'The provider returned no valid response. The shop will query it again automatically.':
    'Le prestataire n’a pas donné de réponse valable. La boutique l’interrogera de nouveau automatiquement.',
  'There is no such refund.': 'Ce remboursement n’existe pas.',
  'The customer disputes the payment with their bank. Wait until the dispute ends.':
    'Le client conteste le paiement auprès de sa banque. Attendez la fin du litige.',
  'The customer disputes the payment with their bank. Resolve the dispute first, under Payments.':
    'Le client conteste le paiement auprès de sa banque. Réglez d’abord le litige, dans Paiements.',
  'This amount has already been refunded in another way.': 'Ce montant a déjà été remboursé d’une autre manière.',
  'This refund is already made or in progress.': 'Ce remboursement est déjà effectué ou en cours.',
  'This order can no longer be paid online. Cancel it and order again.':
    'Cette commande ne peut plus être payée en ligne. Annulez-la et commandez de nouveau.',
  'This order is paid by transfer.': 'Cette commande se paie par virement.',
  'We are checking your payment. You don’t need to pay meanwhile.':
    'Nous vérifions votre paiement. Vous n’avez pas à payer entre-temps.',
  'Your payment is being processed, which can take a few days. Please don’t pay again.':
    'Votre paiement est en cours de traitement, ce qui peut prendre quelques jours. Ne payez pas de nouveau.',
  'Online payment is not available at the moment.': 'Le paiement en ligne n’est pas disponible actuellement.',
  'This order can no longer be paid. Cancel it and order again.':
    'Cette commande ne peut plus être payée. Annulez-la et commandez de nouveau.',
  'There is no payment to refund.': 'Il n’y a aucun paiement à rembourser.',
  'Enter the amount to refund.': 'Saisissez le montant à rembourser.',
  'Tell the customer why nothing is refunded.': 'Indiquez au client pourquoi rien n’est remboursé.',
  'At most {} can be refunded. A gift card is refunded with its piece, and only its balance.':
    'Au plus {0} peuvent être remboursés. Une carte cadeau est remboursée avec son exemplaire, à hauteur de son solde.',
  'At most {} can be refunded.': 'Au plus {0} peuvent être remboursés.',
  'At most {} of this variant can be refunded.': 'Quantité maximale à rembourser pour cette variante : {0}.',
  'This order is paid online. The payment provider reports its payment.':
    'Cette commande se paie en ligne. Le prestataire de paiement signale son paiement.',
  'This order has already been paid.': 'Cette commande est déjà payée.',
  'This order has not been paid yet. Record the amount as its payment.':
    'Cette commande n’est pas encore payée. Enregistrez le montant comme son paiement.',
  'Enter the amount received.': 'Saisissez le montant reçu.',
  'No payment method of this shop receives money that customers send.':
    'Aucun moyen de paiement de cette boutique ne reçoit d’argent envoyé par les clients.',
  'A payment of this amount and date is already recorded and will be refunded.':
    'Un paiement de ce montant et de cette date est déjà enregistré et sera remboursé.',
  'This order was cancelled. Refund the payment.': 'Cette commande a été annulée. Remboursez le paiement.',
  '{} is missing: the order costs {}.': 'Il manque {0} : la commande coûte {1}.',
  'The amount is {} too high: the order costs {}.': 'Le montant est trop élevé de {0} : la commande coûte {1}.',
  'This order has no bank transfer to refund.': 'Cette commande n’a pas de virement à rembourser.',
  // Invoices
  'This order no longer contains the details of an invoice.':
    'Cette commande ne contient plus les informations d’une facture.',
  'This order is not paid yet. The invoice is issued after the payment.':
    'Cette commande n’est pas encore payée. La facture est établie après le paiement.',
  'This order is cancelled, so it has no invoice.': 'Cette commande est annulée et n’a donc pas de facture.',
  'Enter the legal notice of your shop first, in Settings, Legal notice.':
    'Saisissez d’abord les mentions légales de votre boutique, dans Paramètres, Mentions légales.',
  'This order was placed with an earlier version, which stored no VAT details.':
    'Cette commande a été passée avec une version antérieure, qui n’enregistrait pas le détail de la TVA.',
  'This order has an invoice already. Reload it.': 'Cette commande a déjà une facture. Rechargez-la.',
  'A corrected invoice replaces this one. Correct the newest invoice.':
    'Une facture rectificative remplace celle-ci. Rectifiez la plus récente.',
  'A part of this invoice is credited, so it can’t be corrected any more.':
    'Une partie de cette facture a fait l’objet d’un avoir : elle ne peut plus être rectifiée.',
  'There are no documents in this period.': 'Il n’y a aucun document dans cette période.',
  'Some documents of this period are being created. Try again in a minute.':
    'Des documents de cette période sont en cours de création. Réessayez dans une minute.',
  'The legal notice is incomplete. Complete it in Settings, Legal notice.':
    'Les mentions légales sont incomplètes. Complétez-les dans Paramètres, Mentions légales.',
  'This document is being created. Try again in a minute.':
    'Ce document est en cours de création. Réessayez dans une minute.',
}
