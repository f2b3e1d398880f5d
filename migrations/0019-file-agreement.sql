-- File and spec agree before money. Who sends a file that cannot be printed as it is to a person on purpose says so, when, and the
-- desk sees it; material (HWP, AI …) is work of its own.
alter table cart_items add column staff_asked_at timestamptz;
alter table order_lines add column staff_asked_at timestamptz;

alter table order_lines drop constraint order_lines_file_state_check;
alter table order_lines add constraint order_lines_file_state_check check (file_state in
  ('no-file','checking','problem','asked','material','ready','proofing','waiting-customer','changes-asked','approved'));

alter table order_lines drop constraint order_lines_queue_kind_check;
alter table order_lines add constraint order_lines_queue_kind_check check (queue_kind in
  ('file-problem', 'look-at-file', 'convert-material', 'make-proof', 'answer-changes', 'plan-production', 'dispatch',
    'money-taken-back', 'answer-cancel', 'watch-deposit', 'held'));
