import { type SQL, sql } from 'drizzle-orm';
import { account } from '../ledger/accounts.ts';

/** Whose account is read, and in which currency. */
export interface Seller {
  userId: string;
  currency: string;
}

/**
 * What moved on a seller's account, as `moved`: one row for each entry of the ledger and each of the seller's lines that
 * it is about, or the entry alone where it is a payout. `mine_minor` is the account's own amount, above 0 where it grows.
 * One entry may be about several lines: its amount is divided by what each gave the seller, to the last cent. A refund of
 * one line takes from that line, and a later one of the rest takes nothing more from it. What a line was sold for stands
 * beside its sale alone, so that sums count it once.
 */
export const movements = ({ userId, currency }: Seller): SQL => sql`
  own as (
    select l.id, l.transaction_id, l.position, l.kind, l.item_id, l.name,
           l.amount_minor + l.discount_minor as sold, l.discount_minor as discount, l.tax_minor as tax,
           l.fee_minor as fee, l.amount_minor - l.tax_minor - l.fee_minor as net
    from transaction_lines l join transactions t on t.id = l.transaction_id
    where l.seller_id = ${userId} and t.currency = ${currency}
  ),
  booked as (
    select e.id, e.at, e.kind, e.transaction_id, e.payout_id, -n.amount_minor as mine, r.line_id
    from ledger_lines n
    join ledger_entries e on e.id = n.entry_id
    left join refunds r on e.key = 'refund:' || r.id
    where n.account = ${account.creatorPayable(userId, currency)}
  ),
  weighed as (
    select b.id, b.at, b.kind, b.mine, o.id as line, o.position,
           case when b.kind = 'sale' then o.net
                when b.line_id is not null then (o.id = b.line_id)::int
                else o.net + coalesce((
                  select sum(back.mine) from booked back
                  where back.line_id = o.id and back.transaction_id = o.transaction_id), 0)
           end::numeric as weight
    from booked b join own o on o.transaction_id = b.transaction_id
  ),
  divided as (
    select w.*,
           sum(weight) over (partition by id) as whole,
           sum(weight) over (partition by id order by position) as upto
    from weighed w
  ),
  moved as (
    select d.id as entry, d.at, d.kind, d.line, null::uuid as payout,
           case when whole = 0 then case when row_number() over (partition by d.id order by d.position) = 1 then mine else 0 end
                else round(mine * upto / whole) - round(mine * (upto - weight) / whole) end::bigint as mine_minor
    from divided d
    union all
    select b.id, b.at, b.kind, null, b.payout_id, b.mine from booked b where b.payout_id is not null
  )`;

/** Sums over `moved` and its lines: what `share` of the contract says. */
export const shareColumns: SQL = sql`
  coalesce(sum(o.sold) filter (where m.kind = 'sale'), 0)::float8 as sold_minor,
  coalesce(sum(o.discount) filter (where m.kind = 'sale'), 0)::float8 as discount_minor,
  coalesce(sum(o.tax) filter (where m.kind = 'sale'), 0)::float8 as tax_minor,
  coalesce(sum(o.fee) filter (where m.kind = 'sale'), 0)::float8 as fee_minor,
  coalesce(-sum(m.mine_minor) filter (where m.kind <> 'sale' and m.payout is null), 0)::float8 as taken_back_minor,
  coalesce(sum(m.mine_minor) filter (where m.payout is null), 0)::float8 as earned_minor`;
