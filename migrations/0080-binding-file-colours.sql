-- Each file of a binding request says how it alone is printed; those kept so far are printed as their book is.

update binding_sets
   set request = jsonb_set(
         request,
         '{files}',
         (select jsonb_agg(file || '{"colour": null}'::jsonb order by place)
            from jsonb_array_elements(request -> 'files') with ordinality as one(file, place)))
 where jsonb_array_length(request -> 'files') > 0;
