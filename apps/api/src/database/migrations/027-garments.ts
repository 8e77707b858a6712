import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the finished garment measures in each size, and who wears it in the pictures. Both belong to a size of the product by its name,
 * and go where it goes.
 */
export const garments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table garment_measures (
        product_id integer not null,
        size text not null,
        measure text not null
          check (measure in ('bust', 'waist', 'hip', 'shoulder', 'sleeve', 'inside_leg', 'length', 'width')),
        millimetres integer not null check (millimetres between 10 and 9999),
        primary key (product_id, size, measure),
        foreign key (product_id, size) references product_sizes (product_id, name) on update cascade on delete cascade
      );

      create table product_models (
        product_id integer primary key,
        size text not null,
        height_cm integer not null check (height_cm between 50 and 250),
        foreign key (product_id, size) references product_sizes (product_id, name) on update cascade on delete cascade
      )
    `.execute(db);
    for (const table of ["garment_measures", "product_models"]) {
      const on = sql.table(table);
      await sql`
        create trigger announced_insert after insert on ${on} referencing new table as after
          for each statement execute function for_their_products('announce_products');
        create trigger announced_delete after delete on ${on} referencing old table as before
          for each statement execute function for_their_products('announce_products');
        create trigger announced_update after update on ${on} referencing old table as before new table as after
          for each statement execute function for_their_products('announce_products');
        create trigger announced_truncate after truncate on ${on}
          for each statement execute function announce_constant('everything')
      `.execute(db);
    }
  },
};
