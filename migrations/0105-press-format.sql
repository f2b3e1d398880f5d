-- What the presses of the shop take: any PDF, or PDF/X-4 as ISO 15930-7 has it.

alter table shop_settings
  add column press_format text not null default 'pdf' check (press_format in ('pdf', 'pdfx-4'));
