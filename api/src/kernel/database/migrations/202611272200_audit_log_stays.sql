-- Nor can the whole log be emptied at once, which fires no trigger of rows.
create trigger audit_entries_stay_whole before truncate on audit_entries
  for each statement execute function refuse_audit_change();
